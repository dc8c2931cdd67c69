import { z } from "zod";
import {
	localized,
	minorUnits,
	optionalInstant,
	optionalMinorUnits,
	optionalText,
	requiredText,
	soldName,
	wholeNumber,
} from "../../../records/field-rules.ts";
import { TARIFF_KINDS } from "../../../shared/course-states.ts";

const textField = z.object({
	name: soldName(100),
	note: optionalText(300).transform((note) => note ?? ""),
	includes: z.array(requiredText(200)).max(20, "tooMany"),
});

/** A way to take a course. Its code names it for ever: baskets and links carry it. Prices are minor units. */
const tariffField = z.object({
	code: z
		.string("required")
		.trim()
		.regex(/^[a-z][a-z0-9_-]{0,39}$/, "slug"),
	kind: z.enum(TARIFF_KINDS, "required"),
	lessons: wholeNumber(1, 1000),
	priceRub: minorUnits(1),
	priceUsd: minorUnits(1),
	oldPriceRub: optionalMinorUnits(1),
	oldPriceUsd: optionalMinorUnits(1),
	saleUntil: optionalInstant,
	recommended: z.boolean().default(false),
	text: localized(textField),
});

export type TariffDocument = z.infer<typeof tariffField>;
type Complain = (path: (string | number)[], message: string) => void;

export const tariffsField = z
	.array(tariffField)
	.max(6, "tooMany")
	.superRefine((tariffs, context) => {
		const complain: Complain = (path, message) => context.addIssue({ code: "custom", path, message });
		const recommended = tariffs.findIndex((tariff) => tariff.recommended);
		for (const [index, tariff] of tariffs.entries()) {
			if (tariffs.findIndex(({ code }) => code === tariff.code) < index) complain([index, "code"], "taken");
			if (tariff.recommended && index > recommended) complain([index, "recommended"], "onlyOne");
			checkSale(tariff, (path, message) => complain([index, ...path], message));
		}
	});

/** A sale is in both currencies or in none, and lowers the price. */
function checkSale(tariff: TariffDocument, complain: Complain): void {
	const { priceRub, priceUsd, oldPriceRub, oldPriceUsd, saleUntil } = tariff;
	const hasSale = oldPriceRub !== null || oldPriceUsd !== null || saleUntil !== null;
	if (!hasSale) return;
	if (oldPriceRub === null) complain(["oldPriceRub"], "required");
	else if (oldPriceRub <= priceRub) complain(["oldPriceRub"], "oldPrice");
	if (oldPriceUsd === null) complain(["oldPriceUsd"], "required");
	else if (oldPriceUsd <= priceUsd) complain(["oldPriceUsd"], "oldPrice");
}
