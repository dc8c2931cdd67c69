import { lazy, Suspense, useId } from "react";
import { IntlProvider } from "use-intl";
import { expect, test, vi } from "vitest";
import { keepPart } from "../ui/kept/keep-part.tsx";
import { renderHtml } from "./render-html.server.tsx";

const NONCE = "n-1";

async function render(page: React.ReactNode) {
	const onError = vi.fn();
	const html = await renderHtml(page, { nonce: NONCE, onError });
	return { html: html.toString(), onError };
}

function Page({ children }: { children: React.ReactNode }) {
	return (
		<html lang="en">
			<head>
				<title>A page</title>
			</head>
			<body>
				Texts {"beside"} each other
				<Suspense fallback="Wait">{children}</Suspense>
			</body>
		</html>
	);
}

test("a page that is here already and one that has to be waited for are the same text", async () => {
	const Late = lazy(async () => ({ default: () => <p>The part</p> }));
	const waited = await render(
		<Page>
			<Late />
		</Page>,
	);
	const atOnce = await render(
		<Page>
			<Late />
		</Page>,
	);
	expect(atOnce.html).toBe(waited.html);
	expect(atOnce.html).toContain("<!DOCTYPE html>");
	expect(atOnce.html).toContain("<p>The part</p>");
});

test("a part that fails is told once, and the rest of the page is there", async () => {
	const lost = new Error("Lost");
	const Failing = () => {
		throw lost;
	};
	const { html, onError } = await render(
		<Page>
			<Failing />
		</Page>,
	);
	expect(html).toContain("Wait");
	expect(onError).toHaveBeenCalledOnce();
	expect(onError.mock.lastCall?.[0]).toBe(lost);
});

test("what fails outside of any boundary fails the page", async () => {
	const Failing = () => {
		throw new Error("Lost");
	};
	await expect(render(<Failing />)).rejects.toThrow("Lost");
});

function inEnglish(part: React.ReactNode) {
	return (
		<Page>
			<IntlProvider locale="en" timeZone="UTC">
				{part}
			</IntlProvider>
		</Page>
	);
}

test("a page with a part that was drawn before is the same page", async () => {
	const draw = vi.fn();
	const Part = keepPart(function Part({ name }: { name: string }) {
		draw();
		return <p>{name}</p>;
	});
	const first = await render(inEnglish(<Part name="Ann" />));
	const second = await render(inEnglish(<Part name="Ann" />));
	expect(first.html).toContain("<p>Ann</p>");
	expect(second.html).toBe(first.html);
	expect(draw).toHaveBeenCalledOnce();
});

test("a part that can't be kept is drawn in each page as if it were none", async () => {
	const Field = () => <input id={useId()} />;
	const Part = keepPart(Field);
	const plain = await render(inEnglish(<Field />));
	for (const _ of [1, 2]) {
		const { html, onError } = await render(inEnglish(<Part />));
		expect(html).toMatch(/<input id="_R_\w+_"\/>/);
		expect(html.replace(/id="\w+"/, "")).toBe(plain.html.replace(/id="\w+"/, ""));
		expect(onError).not.toHaveBeenCalled();
	}
});
