import { describe, expect, onTestFinished, test, vi } from "vitest";
import { classifyAddress, isDangerousAddress } from "./link-address.ts";

const HERE = "https://orbita.example/en/blog?page=2";

describe("isDangerousAddress", () => {
	test.each([
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		"  javascript:alert(1)",
		"\u0001javascript:alert(1)",
		"java\nscript:alert(1)",
		"java\tscript\r:alert(1)",
		"java\u200bscript:alert(1)",
		"\u00a0javascript:alert(1)",
		"javascript&colon;alert(1)",
		"javascript&#58;alert(1)",
		"&#106;avascript:alert(1)",
		"&#x6A;avascript:alert(1)",
		"&#0000106avascript:alert(1)",
		"&amp;#106;avascript:alert(1)",
		"java&Tab;script&NewLine;:alert(1)",
		"javascript%3Aalert(1)",
		"%6Aavascript:alert(1)",
		"%256Aavascript:alert(1)",
		"vbscript:msgbox(1)",
		"VBScript:x",
		"data:text/html,<script>alert(1)</script>",
		"data:text/html;base64,PHNjcmlwdD4=",
		"blob:https://orbita.example/1b2c",
	])("refuses %j", (address) => {
		expect(isDangerousAddress(address)).toBe(true);
		expect(classifyAddress(address, HERE)).toBe("refused");
	});

	test.each([
		"/en/blog",
		"blog/javascript",
		"/search?q=javascript:alert",
		"#data:1",
		"https://elsewhere.example/?u=javascript:x",
		"mailto:hello@orbita.example",
		"tel:+78000000000",
		"tg://resolve?domain=orbita",
		"/a%20b/100%25",
	])("lets %j pass", (address) => {
		expect(isDangerousAddress(address)).toBe(false);
	});
});

describe("classifyAddress", () => {
	test.each(["/en", "?page=3", "#top", "../x", "https://orbita.example/en/faq", "//orbita.example/x", ""])(
		"takes %j for ours",
		(address) => expect(classifyAddress(address, HERE)).toBe("internal"),
	);

	test.each([
		"https://elsewhere.example",
		"http://orbita.example/",
		"//elsewhere.example/x",
		"/\\elsewhere.example",
		"\\\\elsewhere.example",
		"http:elsewhere.example",
		"mailto:a@b.example",
	])("takes %j for another site's", (address) => expect(classifyAddress(address, HERE)).toBe("external"));

	test("needs nothing that Safari 17 lacks", () => {
		const { canParse } = URL;
		class OlderURL extends URL {}
		onTestFinished(() => void vi.unstubAllGlobals());
		vi.stubGlobal("URL", Object.assign(OlderURL, { canParse, parse: undefined }));
		expect(classifyAddress("?page=3", HERE)).toBe("internal");
	});

	test("refuses what is no address at all", () => {
		expect(classifyAddress("https://[", HERE)).toBe("refused");
	});
});
