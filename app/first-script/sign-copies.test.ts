import { afterEach, expect, test, vi } from "vitest";
import { FIRST_SCRIPT } from "./first-script.ts";

afterEach(() => vi.unstubAllGlobals());

const SIGNING = FIRST_SCRIPT.slice(FIRST_SCRIPT.indexOf("(function signCopies"));

class Piece {
	readonly parentElement: Piece | null = null;
	private readonly isBare: boolean;
	constructor(isBare = false) {
		this.isBare = isBare;
	}
	closest() {
		return this.isBare ? this : null;
	}
}
class Words extends Piece {
	override readonly parentElement: Piece;
	constructor(isBare: boolean) {
		super();
		this.parentElement = new Piece(isBare);
	}
}

type Copied = {
	address: string;
	home?: string;
	plain?: string;
	label?: string;
	isBare?: boolean;
	isAnswered?: boolean;
};

/** What a browser's clipboard gets of a copy, by the script as it is sent: with nothing around it. */
function copy({
	address,
	home = "/",
	plain = "Text",
	label = "Source: Orbita,",
	isBare = false,
	isAnswered = false,
}: Copied) {
	const { href, origin, pathname, search } = new URL(address, "https://orbita.example");
	const listeners: Record<string, (event: object) => void> = {};
	const box = { innerHTML: `<b>${plain}</b>`, append: () => undefined, querySelectorAll: () => [] };
	const range = { commonAncestorContainer: new Words(isBare), cloneContents: () => undefined };
	const selection = { isCollapsed: false, rangeCount: 1, getRangeAt: () => range, toString: () => plain };
	vi.stubGlobal("Text", Words);
	vi.stubGlobal("location", { href, origin, pathname, search });
	vi.stubGlobal("document", { documentElement: { dataset: { source: label } }, createElement: () => box });
	vi.stubGlobal("getSelection", () => selection);
	vi.stubGlobal("addEventListener", (name: string, act: () => void) => {
		listeners[name] ??= act;
	});
	new Function(firstCall(SIGNING).replace('"home":"/"', `"home":"${home}"`))();
	const data: Record<string, string> = {};
	const clipboardData = { setData: (type: string, text: string) => Object.assign(data, { [type]: text }) };
	const preventDefault = vi.fn();
	listeners.copy?.({ clipboardData, defaultPrevented: isAnswered, target: new Piece(), preventDefault });
	expect(preventDefault).toHaveBeenCalledTimes(Object.keys(data).length ? 1 : 0);
	return data;
}

/** The call at the beginning of a script of calls. */
function firstCall(script: string): string {
	return script.slice(0, script.indexOf(";(function ", 1));
}

test("the first copy of a page has its line before any other script has come", () => {
	const address = "https://orbita.example/en/faq?a=1&b=2";
	expect(copy({ address: "/en/faq?a=1&b=2" })).toEqual({
		"text/plain": `Text\n\nSource: Orbita, ${address}`,
		"text/html": `<b>Text</b><p>Source: Orbita, <a href="${address.replace("&", "&amp;")}">${address.replace("&", "&amp;")}</a></p>`,
	});
});

test.each(["/my/abc", "/EN/order/abc", "/en/pay", "/blog/draft?preview=abc"])(
	"the address of %s is a key and is quoted by that of the site",
	(address) => {
		const signed = copy({ address });
		expect(signed["text/plain"]).toBe("Text\n\nSource: Orbita, https://orbita.example/");
		expect(signed["text/html"]).not.toContain("abc");
	},
);

test("the address of a school below a base path is a key where it is one without the path", () => {
	const lineOf = (address: string) => copy({ address, home: "/school/" })["text/plain"]?.split(", ").at(-1);
	expect(lineOf("/school/en/order/abc")).toBe("https://orbita.example/school/");
	expect(lineOf("/school/my/abc")).toBe("https://orbita.example/school/");
	expect(lineOf("/school/faq")).toBe("https://orbita.example/school/faq");
});

test.each([
	["what is copied to be used as it is", { isBare: true }],
	["nothing", { plain: " \n" }],
	["what a page without a school holds", { label: "" }],
	["what another has answered", { isAnswered: true }],
])("%s is left as it is", (_what, told) => {
	expect(copy({ address: "/en/faq", ...told })).toEqual({});
});
