/** Hexagons: where they stand and what their corners are; the radius is from centre to corner. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Turned = "flat" | "pointed"; // what is on top: a side, or a corner

const ROOT = Math.sqrt(3);

/** The centre of the hex at axial coordinates. */
export function centre(q: number, r: number, radius: number, turned: Turned): Point {
  if (turned === "flat") return { x: 1.5 * q * radius, y: ROOT * (r + q / 2) * radius };
  return { x: ROOT * (q + r / 2) * radius, y: 1.5 * r * radius };
}

/** A corner, seen from the centre; corner n is where side n begins, clockwise. */
export function corner(at: number, radius: number, turned: Turned): Point {
  const angle = ((turned === "flat" ? -120 : -150) + 60 * at) * (Math.PI / 180);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The middle of a side, seen from the centre; flat: side 0 is north; pointed: side 0 is north-west. */
export function middle(side: number, radius: number, turned: Turned): Point {
  const angle = ((turned === "flat" ? -90 : -120) + 60 * side) * (Math.PI / 180);
  const reach = (ROOT / 2) * radius;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

/** The points of a polygon around a centre, as SVG wants them. */
export function outline(at: Point, radius: number, turned: Turned): string {
  return [0, 1, 2, 3, 4, 5]
    .map((one) => corner(one, radius, turned))
    .map((point) => `${round(at.x + point.x)},${round(at.y + point.y)}`)
    .join(" ");
}

/** Track from side to side as real track runs: straight, or an arc that meets both sides squarely. */
export function track(one: number, other: number, radius: number, turned: Turned): string {
  const from = middle(one, radius, turned);
  const to = middle(other, radius, turned);
  const apart = Math.min((other - one + 6) % 6, (one - other + 6) % 6);
  if (apart === 3) return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  const bend = apart === 1 ? radius / 2 : 1.5 * radius;
  const clockwise = (other - one + 6) % 6 === apart;
  return `M${round(from.x)} ${round(from.y)}A${round(bend)} ${round(bend)} 0 0 ${clockwise ? 0 : 1} ${round(to.x)} ${round(to.y)}`;
}

/** Track from a side to the centre. */
export function spur(side: number, radius: number, turned: Turned): string {
  const from = middle(side, radius, turned);
  return `M${round(from.x)} ${round(from.y)}L0 0`;
}

export const round = (value: number): number => Math.round(value * 100) / 100;
