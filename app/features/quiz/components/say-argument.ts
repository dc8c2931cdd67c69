import type { useTranslations } from "../../../i18n/use-translations.ts";
import type { ArgumentView, OfferView } from "../quiz-view.ts";

type Say = ReturnType<typeof useTranslations<"quiz">>;

/** A recommendation with its hours a week, formatted for the language. */
type SpokenOffer = Pick<OfferView, "course" | "because"> & { readonly hours: string };

/** A whole reason: the answer quoted, and what it means for the course. */
export function sayArgument(t: Say, argument: ArgumentView, offer: SpokenOffer): string {
	return t("quote", { answer: argument.answer, text: sayMeaning(t, argument, offer) });
}

function sayMeaning(t: Say, { question, isFor }: ArgumentView, { course, because, hours }: SpokenOffer): string {
	if (question === "interest") return isFor ? because : t("because.interestAgainst");
	if (question === "experience") {
		const level = course.level === "beginner" ? "beginner" : "others";
		return t(`because.experience.${level}${isFor ? "For" : "Against"}`);
	}
	const values = { ...course.ages, hours };
	return t(`because.${question}${isFor ? "For" : "Against"}`, values);
}
