import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { GuidePage } from "./guide-page.tsx";

const page = { title: "Гид", lead: "", text: { html: "", headings: [] } } as unknown as Parameters<
	typeof GuidePage
>[0]["page"];

test("whoever has come by a link past its term is told so, and how to get a new one", () => {
	const draw = (isExpired: boolean) => {
		const guide = { title: "Гид", subtitle: "", pages: 8, bytes: 120_000 };
		const html = drawInRussian(<GuidePage guide={guide} isExpired={isExpired} page={page} request={<form />} />);
		return html.replaceAll("\u00a0", " ");
	};
	expect(draw(true)).toMatch(/Срок ссылки из письма закончился.*Заполните форму ещё раз.*<form>/);
	expect(draw(false)).not.toContain("Срок ссылки");
});
