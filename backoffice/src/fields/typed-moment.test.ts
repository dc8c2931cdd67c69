import { describe, expect, test } from "vitest";
import { checkMoment, showMoment, type Typed, typeMoment } from "./typed-moment.ts";
import { fromClockText, toClockText } from "./zoned-time.ts";

const zone = "Europe/Moscow";
const OLD = "2026-12-01T07:00:00.000Z";
const NEW = "2027-12-01T07:00:00.000Z";

/** What the form has after each of these texts, and what stands in the field. */
function type(
	texts: readonly string[],
	isPartial = false,
): { instant: string; typed: Typed | undefined; shown: string[] } {
	let instant = OLD;
	let typed: Typed | undefined;
	const shown: string[] = [];
	for (const text of texts) {
		typed = typeMoment({ text, isPartial, instant, zone });
		({ instant } = typed);
		shown.push(showMoment(instant, { zone, typed }));
	}
	return { instant, typed, shown };
}

describe("a moment that is typed over another one", () => {
	const digits = ["0002-12-01T10:00", "0020-12-01T10:00", "0202-12-01T10:00", "2027-12-01T10:00"];

	test("stands in the field as it is typed, digit by digit, and is taken over when its year is whole", () => {
		expect(type(digits).shown).toEqual(digits);
		expect(digits.map((_, index) => type(digits.slice(0, index + 1)).instant)).toEqual([OLD, OLD, OLD, NEW]);
	});

	test("is refused while it is not whole, and what was there before is kept", () => {
		const { instant, typed } = type(digits.slice(0, 2));
		expect(checkMoment(instant, typed)).toBe("errors.date");
		const parts = type([""], true);
		expect([parts.instant, checkMoment(parts.instant, parts.typed)]).toEqual([OLD, "errors.date"]);
		const whole = type(digits);
		expect(checkMoment(whole.instant, whole.typed)).toBeUndefined();
	});

	test("is none when everything is taken out", () => {
		const { instant, typed, shown } = type([""]);
		expect([instant, shown, checkMoment(instant, typed)]).toEqual(["", [""], undefined]);
	});

	test("is over when the form gets another one from elsewhere", () => {
		const { typed } = type(digits.slice(0, 2));
		expect(showMoment(NEW, { zone, typed })).toBe("2027-12-01T10:00");
		expect(checkMoment(NEW, typed)).toBeUndefined();
	});
});

test("a clock of the school shows no time before 1970 and none after 9999", () => {
	for (const text of ["0002-12-01T10:00", "0099-12-01T10:00", "1969-12-31T23:59", "12027-12-01T10:00"]) {
		expect(fromClockText(text, zone)).toBeNull();
	}
	expect(fromClockText("1970-01-01T03:00", zone)).toBe("1970-01-01T00:00:00.000Z");
	expect(toClockText("-001893-12-03T07:00:00.000Z", zone)).toBe("");
});
