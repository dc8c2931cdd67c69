import { expect, test } from "vitest";
import { formatTime } from "../../../i18n/format.ts";
import { saleLastMoment } from "../../../shared/sale-last-moment.ts";
import { saleWrittenEnd } from "./sale-day.ts";

const ZONE = "Europe/Moscow";

test("a sale that ends at midnight is written by the day that its badge names", () => {
	const midnight = new Date("2026-12-04T21:00:00Z");
	const written = saleWrittenEnd(midnight, ZONE);
	expect(written).toEqual(saleLastMoment(midnight));
	expect(formatTime(written, "en", ZONE)).toBe("23:59");
});

test("another end of a sale is written as it is", () => {
	const evening = new Date("2026-12-04T15:00:00Z");
	expect(saleWrittenEnd(evening, ZONE)).toEqual(evening);
});
