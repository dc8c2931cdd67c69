import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "../../i18n/use-translations.ts";
import { LEGAL_PATHS } from "../../shared/legal-kinds.ts";
import { Button } from "../../ui/button/button.tsx";
import { Choice } from "../../ui/form/choice.tsx";
import { FieldGroup } from "../../ui/form/field-group.tsx";
import { Section, SectionHead } from "../../ui/layout/section.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Callout } from "../../ui/notice/callout.tsx";
import type { CookieChoice } from "../cookie-choice.ts";
import { LocalLink } from "../local-link.tsx";
import { COOKIE_RECORDS } from "./cookie-records.ts";
import "./cookies-page.css";

type CookiesPageProps = {
	choice: CookieChoice | undefined;
	/** The choice has just been made. */
	saved: boolean;
	/** The form came without an answer. */
	missing: boolean;
	/** The school has a visit tracker, which is loaded for those who agree. */
	isTracked: boolean;
};

/** Which records the site keeps in a browser, and the form that changes the answer. */
export function CookiesPage({ choice, saved, missing, isTracked }: CookiesPageProps) {
	const t = useTranslations("cookies");
	return (
		<main id="main">
			<Section width="narrow">
				<SectionHead as="h1" lead={t("lead")} title={t("title")} />
				<Stack gap={8}>
					{saved && (
						<div role="status">
							<Callout icon="circle-check" planet="mint">
								{t("saved")}
							</Callout>
						</div>
					)}
					<Records />
					<p>
						{t("required")} {t(isTracked ? "tracked" : "untracked")}
					</p>
					<Form className="stack" data-gap="6" method="post">
						<FieldGroup
							error={missing ? t("missing") : undefined}
							hint={choice ? undefined : t("none")}
							legend={t("choice")}
						>
							<Choice
								defaultChecked={choice === "all"}
								name="choice"
								text={t(isTracked ? "allTracked" : "allUntracked")}
								title={t("all")}
								value="all"
							/>
							<Choice
								defaultChecked={choice === "necessary"}
								name="choice"
								text={t("necessaryText")}
								title={t("necessary")}
								value="necessary"
							/>
						</FieldGroup>
						<div>
							<Button>{t("save")}</Button>
						</div>
					</Form>
					<p className="muted">{t.rich("law", { policy: toPolicy })}</p>
				</Stack>
			</Section>
		</main>
	);
}

function toPolicy(words: ReactNode) {
	return <LocalLink to={LEGAL_PATHS.privacy}>{words}</LocalLink>;
}

function Records() {
	const t = useTranslations("cookies");
	return (
		<section aria-labelledby="cookie-records">
			<h2 className="step-3" id="cookie-records">
				{t("what")}
			</h2>
			<ul className="cookie-records">
				{COOKIE_RECORDS.map(({ name, word, period }) => (
					<li key={name}>
						<code>{name}</code>
						<span className="cookie-records__period">
							{typeof period === "string" ? t(`periods.${period}`) : t("periods.days", { count: period.days })}
						</span>
						<p>{t(`records.${word}`)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
