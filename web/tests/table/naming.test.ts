import { beforeAll, describe, expect, it } from "vitest";

import { answerName, answerNames, hint, kindName, phaseName, price, wordName, written } from "../../src/table/naming";
import { text } from "../../src/text/catalogue.svelte";

const CATALOGUE = `
kind-pass = pass
kind-steam-pass = no more
phase-build-track = build track
price-steam = \${ $price }
side-n = north
seat-red = Red
place-stettin = Stettin
place-koeln = Köln
hint-move = { NAME($gains, of: "seat", sign: "+") }
`;

beforeAll(() => text.use({ language: "en", files: { "some.ftl": CATALOGUE } }));

describe("names", () => {
  it("are a game's own where it has one", () => {
    expect([kindName("steam", "pass"), kindName("volldampf", "pass")]).toEqual(["no more", "pass"]);
  });

  it("tell phases by the names of views", () => expect(phaseName("steam", "BuildTrack")).toBe("build track"));

  it("write places and squares as people do", () => {
    expect(["k5", "n2e1", "düsseldorf", "new-york"].map(written)).toEqual(["K5", "N2E1", "Düsseldorf", "New York"]);
  });

  it("call a stretch by its places", () => expect(wordName("space", "stettin-koeln")).toBe("Stettin–Köln"));

  it("come from the vocabulary of a field; numbers are themselves", () => {
    const offer = { count: 1, complete: true, options: [], question: null, fields: {}, words: { rotation: "side" }, hinted: false };
    const words = { side: ["n", "ne"] };
    expect([answerName(offer, words, "rotation", 0), answerName(offer, words, "amount", 7)]).toEqual(["north", "7"]);
  });

  it("of a way stand one after the other", () => {
    const offer = { count: 1, complete: true, options: [], question: null, fields: {}, words: { way: "place" }, hinted: false };
    const words = { place: ["stettin", "koeln"] };
    expect([answerNames(offer, words, "way", [0, 1]), answerNames(offer, words, "way", 1)]).toEqual(["Stettin › Köln", "Köln"]);
  });

  it("tell prices and hints in the words of the catalogue", () => {
    expect(price("steam", 4)).toBe("$4");
    expect(hint({ hint: { id: "hint-move", args: { gains: "red:2" } } } as never)).toBe("Red +2");
  });
});
