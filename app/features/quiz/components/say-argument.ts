import type { useTranslations } from "use-intl";
import type { ArgumentView, OfferView } from "../quiz-view.ts";

type Say = ReturnType<typeof useTranslations<"quiz">>;

/** An offer with its hours a week as the language writes them. */
type SpokenOffer = Pick<OfferView, "course" | "because"> & { readonly hours: string };

/** A reason in full: the answer quoted, and what it means for the course. */
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
