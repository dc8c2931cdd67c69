import { expect, test, vi } from "vitest";
import { forgetVisit } from "./forget-visit.ts";

function stored(entries: Record<string, string>) {
	const removeItem = (key: string) => void delete entries[key];
	return Object.defineProperty(entries, "removeItem", { value: removeItem });
}

test("what the tracker keeps goes from the cookies and from both storages; what is not its own stays", () => {
	const written: string[] = [];
	vi.stubGlobal("document", {
		get cookie() {
			return "roistat_visit=4711; theme=dark; roistat_first_visit=4711";
		},
		set cookie(cookie: string) {
			written.push(cookie);
		},
	});
	const [local, session] = [
		stored({ roistat_visit: "4711", theme: "dark" }),
		stored({ roistat_leads: "1", utm: "{}" }),
	];
	vi.stubGlobal("window", { localStorage: local, sessionStorage: session });
	forgetVisit();
	expect(written).toEqual(["roistat_visit=; Max-Age=0; Path=/", "roistat_first_visit=; Max-Age=0; Path=/"]);
	expect([local, session]).toEqual([{ theme: "dark" }, { utm: "{}" }]);
	vi.unstubAllGlobals();
});

test("a browser that keeps nothing is left in peace", () => {
	vi.stubGlobal("document", { cookie: "" });
	vi.stubGlobal("window", {
		get localStorage(): Storage {
			throw new Error("denied");
		},
		sessionStorage: stored({}),
	});
	expect(forgetVisit).not.toThrow();
	vi.unstubAllGlobals();
});
