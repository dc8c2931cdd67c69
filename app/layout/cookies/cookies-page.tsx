import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button/button.tsx";
import { Choice } from "../../ui/form/choice.tsx";
import { FieldGroup } from "../../ui/form/field-group.tsx";
import { Section, SectionHead } from "../../ui/layout/section.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Callout } from "../../ui/notice/callout.tsx";
import type { CookieChoice } from "../cookie-choice.ts";
import "./cookies-page.css";
import { LocalLink } from "../local-link.tsx";

type CookiesPageProps = {
	choice: CookieChoice | undefined;
	/** The choice has just been made. */
	saved: boolean;
	/** The form came without an answer. */
	missing: boolean;
};

/** Which records the site keeps in a browser, and the form that changes the answer. */
export function CookiesPage({ choice, saved, missing }: CookiesPageProps) {
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
					<p>{t("optional")}</p>
					<Form className="stack" data-gap="6" method="post">
						<FieldGroup
							error={missing ? t("missing") : undefined}
							hint={choice ? undefined : t("none")}
							legend={t("choice")}
						>
							<Choice
								defaultChecked={choice === "all"}
								name="choice"
								text={t("allText")}
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
					<p className="muted">{t.rich("law", { policy: (words) => <LocalLink to="/politica">{words}</LocalLink> })}</p>
				</Stack>
			</Section>
		</main>
	);
}

const RECORDS = [
	{ name: "locale", purpose: "locale", period: "localePeriod" },
	{ name: "cookie_consent", purpose: "consent", period: "consentPeriod" },
	{ name: "orbita_request", purpose: "request", period: "requestPeriod" },
	{ name: "theme", purpose: "theme", period: "themePeriod" },
] as const;

function Records() {
	const t = useTranslations("cookies");
	return (
		<section aria-labelledby="cookie-records">
			<h2 className="step-3" id="cookie-records">
				{t("what")}
			</h2>
			<ul className="cookie-records">
				{RECORDS.map(({ name, purpose, period }) => (
					<li key={name}>
						<code>{name}</code>
						<span className="cookie-records__period">{t(period)}</span>
						<p>{t(purpose)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
