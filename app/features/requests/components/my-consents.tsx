import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { AskTwice } from "../../../ui/form/ask-twice.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { Link } from "../../../ui/link/link.tsx";
import type { MyConsent } from "../consents/get-my-consents.server.ts";
import { MyFactList } from "./my-fact-list.tsx";

type MyConsentsProps = {
	readonly consents: readonly MyConsent[];
	/** What follows when the consent to processing is withdrawn. */
	readonly hint: "my.withdrawHint" | "my.commentWithdrawHint" | undefined;
	readonly zone: string;
};

/** Each consent with its document's version and date; those that were given can be withdrawn one by one. */
export function MyConsents({ consents, hint, zone }: MyConsentsProps) {
	const t = useTranslations("requests");
	return (
		<Card>
			<Stack>
				<h2 className="step-3">{t("my.consentsTitle")}</h2>
				<ul className="my-data__consents">
					{consents.map((consent) => (
						<li key={consent.id}>
							<ConsentLine
								consent={consent}
								hint={consent.kind === "personal-data" && hint ? t(hint) : undefined}
								zone={zone}
							/>
						</li>
					))}
				</ul>
			</Stack>
		</Card>
	);
}

type ConsentLineProps = {
	readonly consent: MyConsent;
	/** What ends with this consent; where nothing does, one press withdraws it. */
	readonly hint: string | undefined;
	readonly zone: string;
};

function ConsentLine({ consent, hint, zone }: ConsentLineProps) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const { documentPath, orderNumber } = consent;
	const written = consent.documentLocale ?? locale;
	const state = !consent.granted
		? t("my.notGiven")
		: consent.withdrawnAt
			? t("my.withdrawn", { date: formatDate(consent.withdrawnAt, locale, zone) })
			: t("my.given", { date: formatDate(consent.createdAt, locale, zone) });
	return (
		<>
			<div>
				<b>{t(`my.consentNames.${consent.kind}`)}</b>
				{documentPath && (
					<>
						{", "}
						<Link hrefLang={written} to={localizePath(documentPath, written)}>
							{t("my.version", { number: consent.documentNumber ?? 1 })}
						</Link>
					</>
				)}
				<p className="muted">{orderNumber ? t("my.withOrder", { state, number: orderNumber }) : state}</p>
				<ConsentTrace {...consent} />
			</div>
			{consent.granted && !consent.withdrawnAt && <Withdrawal consent={consent} hint={hint} />}
		</>
	);
}

/** What was written down beside the answer, folded away: it is the same for all boxes of one form. */
function ConsentTrace({ page, ip, agent }: Pick<MyConsent, "page" | "ip" | "agent">) {
	const t = useTranslations("requests");
	if (!page && !ip && !agent) return null;
	return (
		<details className="request-fold">
			<summary>{t("my.recorded")}</summary>
			<MyFactList
				facts={[
					[t("my.trace.page"), page],
					[t("my.trace.ip"), ip],
					[t("my.trace.agent"), agent],
				]}
			/>
		</details>
	);
}

function Withdrawal({ consent, hint }: Pick<ConsentLineProps, "consent" | "hint">) {
	const t = useTranslations("requests");
	const label = `${t("my.withdraw")}: ${t(`my.consentNames.${consent.kind}`)}`;
	const form = (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value="withdraw" />
			<input type="hidden" name="consent" value={consent.id} />
			{hint ? (
				<Button variant="danger" size="sm">
					{t("my.withdrawConfirm")}
				</Button>
			) : (
				<Button variant="secondary" size="sm" aria-label={label}>
					{t("my.withdraw")}
				</Button>
			)}
		</Form>
	);
	if (!hint) return form;
	return (
		<AskTwice ask={t("my.withdraw")} label={label} variant="secondary" size="sm">
			<p>{hint}</p>
			{form}
		</AskTwice>
	);
}
