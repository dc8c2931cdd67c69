import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import type { LenderView } from "../../instalments/lender-view.ts";
import type { PlanSubject } from "../../instalments/plan-instalments.ts";
import { RequestButton } from "../course/request-button.tsx";

type ApplyProps = {
	subject: PlanSubject;
	months: number;
	lender: LenderView | undefined;
	/** The bank takes applications for this term and sum. */
	canApply: boolean;
};

/** To the checkout where the bank takes the application, otherwise to a manager, with the reason. */
export function ApplyForPlan({ subject, months, lender, canApply }: ApplyProps) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	const { course } = subject;
	if (lender?.isOpen && canApply && course) {
		const address = checkoutPath({ course, lender, months });
		return (
			<LinkButton rel="nofollow" to={localizePath(address, locale)}>
				{t("apply")}
			</LinkButton>
		);
	}
	return (
		<>
			<WhyNot {...{ subject, months, lender, canApply }} />
			<RequestButton ask={{ kind: "instalment", course: course?.slug, tariff: course?.tariff }} variant="secondary">
				{t(lender?.isOpen ? "ask" : "apply")}
			</RequestButton>
		</>
	);
}

function WhyNot({ subject, months, lender, canApply }: ApplyProps) {
	const t = useTranslations("instalments");
	if (!lender) return null;
	if (!lender.isOpen) return <p>{t("bankClosed", { bank: lender.name })}</p>;
	if (!canApply && lender.offered?.length) {
		return (
			<p>
				{t("termNotOffered", { bank: lender.name, count: months })}{" "}
				{t("termsOffered", { terms: lender.offered.join(", ") })}
			</p>
		);
	}
	if (!canApply) return <p>{t("termNotOffered", { bank: lender.name, count: months })}</p>;
	return subject.course ? null : <p>{t("chooseCourse")}</p>;
}

type Application = { course: NonNullable<PlanSubject["course"]>; lender: LenderView; months: number };

/** The checkout with everything chosen here, without the language. */
function checkoutPath({ course, lender, months }: Application): string {
	const type = `instalment_${lender.lender}`;
	const choice = { course: course.slug, tariff: course.tariff, type, months: String(months) };
	return `/checkout?${new URLSearchParams(choice)}`;
}
