/** Camera: which part of a drawing is seen, and how fingers and wheels change that. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 8;
const DRAGGED = 6; // pixels from which a press is no click any more

export class Camera {
  #whole: () => Box;
  #scale = $state(1);
  #centre = $state.raw<Spot | null>(null);
  #fingers = new Map<number, Spot>();
  #travelled = 0;
  moving = $state(false);

  constructor(whole: () => Box) {
    this.#whole = whole;
  }

  readonly box: Box = $derived.by(() => {
    const whole = this.#whole();
    const width = whole.width / this.#scale;
    const height = whole.height / this.#scale;
    const centre = this.#centre ?? { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
  });

  readonly viewBox = $derived(`${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);
  readonly zoomed = $derived(this.#scale > 1.15);

  /** See everything. */
  fit(): void {
    this.#scale = 1;
    this.#centre = null;
  }

  /** Come closer by a factor, so that a point stays where it is. */
  zoom(factor: number, fixed?: Spot): void {
    const before = this.box;
    const scale = Math.min(CLOSEST, Math.max(1, this.#scale * factor));
    const by = this.#scale / scale;
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    const point = fixed ?? middle;
    this.#scale = scale;
    this.#look({ x: point.x + (middle.x - point.x) * by, y: point.y + (middle.y - point.y) * by });
  }

  /** Where in the drawing an event is. */
  at(svg: SVGSVGElement, event: { clientX: number; clientY: number }): Spot {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  down(_svg: SVGSVGElement, event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(svg: SVGSVGElement, event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#travelled <= DRAGGED) return;
    this.moving = true;
    svg.setPointerCapture(event.pointerId);
    const [first, second] = [...this.#fingers.entries()];
    const other = second && (first?.[0] === event.pointerId ? second : first);
    if (other) this.#pinch(svg, before, now, other[1]);
    else this.#drag(svg, before, now);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.moving = false;
  }

  /** A press that moved the board is no click on what is there. */
  click(event: MouseEvent): void {
    if (this.#travelled > DRAGGED) event.stopPropagation();
    this.#travelled = 0;
  }

  #drag(svg: SVGSVGElement, before: Spot, now: Spot): void {
    const from = this.at(svg, { clientX: before.x, clientY: before.y });
    const to = this.at(svg, { clientX: now.x, clientY: now.y });
    const { x, y, width, height } = this.box;
    this.#look({ x: x + width / 2 + from.x - to.x, y: y + height / 2 + from.y - to.y });
  }

  #pinch(svg: SVGSVGElement, before: Spot, now: Spot, other: Spot): void {
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const wide = Math.hypot(now.x - other.x, now.y - other.y);
    const middle = this.at(svg, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    this.zoom(wide / Math.max(apart, 1), middle);
    this.#drag(svg, { x: before.x / 2, y: before.y / 2 }, { x: now.x / 2, y: now.y / 2 });
  }

  /** Look at a point, as far as there is something to be seen. */
  #look(centre: Spot): void {
    const whole = this.#whole();
    this.#centre = {
      x: Math.min(whole.x + whole.width, Math.max(whole.x, centre.x)),
      y: Math.min(whole.y + whole.height, Math.max(whole.y, centre.y)),
    };
  }
}
