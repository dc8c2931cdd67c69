import { expect, test } from "vitest";
import { drawInRussian } from "../../../tests/fixtures/draw-in-russian.tsx";
import { LinkedText } from "./linked-text.tsx";

const draw = (text: string) => drawInRussian(<LinkedText>{text}</LinkedText>).replaceAll("<!-- -->", "");

test("addresses in a text can be followed, and are shown without what nobody reads", () => {
	const html = draw("Условия: https://a.example/b?c=d, и (https://b.example/). Всё.");
	expect(html).toMatch(
		/^Условия: <a [^>]*href="https:\/\/a\.example\/b\?c=d"[^>]*>a\.example\/b\?c=d<.+<\/a>, и \(<a /,
	);
	expect(html).toMatch(/\(<a [^>]*href="https:\/\/b\.example\/"[^>]*>b\.example<.+<\/a>\)\. Всё\.$/);
});

test("a text without addresses is what it was, no line of which tears a short word", () => {
	expect(draw("Это 3-D и http: без адреса")).toBe('Это <span class="nowrap">3-D</span> и http: без адреса');
});
