import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatDate, formatTime } from "../../../i18n/format.ts";
import { printPhone } from "../../../shared/print-phone.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { useZoneWord } from "../../../ui/zone/use-zone-word.ts";
import type { Messenger } from "../../settings/site-settings.ts";
import type { MyConsent } from "../consents/get-my-consents.server.ts";
import type { MyErasure } from "../erasure/get-my-erasure.server.ts";
import type { MyData } from "../pages/get-my-data.server.ts";
import { ChangeRequestForm } from "./change-request-form.tsx";
import { ErasureForm } from "./erasure-form.tsx";
import { MyConsents } from "./my-consents.tsx";
import "./request-form.css";

export type MyDataPageProps = {
	/** What the secret opens, in a sentence. */
	readonly lead: string;
	/** Undefined for the secret of an order, an invoice or a comment, which opens consents and the wish to be forgotten. */
	readonly my: MyData | undefined;
	readonly consents: readonly MyConsent[];
	readonly erasure: MyErasure | undefined;
	readonly messengers: readonly Messenger[];
	readonly zone: string;
	readonly isSaved: boolean;
	readonly error: string | undefined;
};

/** What follows when the consent to processing is withdrawn; of an order that is decided by staff. */
const HINTS = {
	requestId: "my.withdrawHint",
	orderId: undefined,
	invoiceId: undefined,
	commentId: "my.commentWithdrawHint",
} as const;

/** Everything the school keeps of one request, or the consents of something else that a letter was about, with the ways to change, withdraw and be forgotten. All plain forms. */
export function MyDataPage({ lead, my, consents, erasure, messengers, zone, isSaved, error }: MyDataPageProps) {
	const t = useTranslations("requests");
	const isClosed = error === "closed" || (my !== undefined && ["won", "lost", "spam"].includes(my.status));
	return (
		<main id="main" className="wrap wrap--narrow request-page my-data">
			<Stack>
				<h1 className="step-5">{t.rich("my.title", { em: (words: ReactNode) => <em>{words}</em> })}</h1>
				<p className="lead">{lead}</p>
			</Stack>
			{my && (
				<>
					<Card>
						<Stack>
							<h2 className="step-3">{t("my.request", { number: my.number })}</h2>
							<Facts isClosed={isClosed} my={my} zone={zone} />
						</Stack>
					</Card>
					<ChangeRequestForm my={my} messengers={messengers} isClosed={isClosed} isSaved={isSaved} error={error} />
				</>
			)}
			{consents.length > 0 && <MyConsents consents={consents} hint={erasure && HINTS[erasure.by]} zone={zone} />}
			{erasure && <ErasureForm {...erasure} zone={zone} />}
		</main>
	);
}

function Facts({ my, zone, isClosed }: { my: MyData; zone: string; isClosed: boolean }) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const sayZone = useZoneWord();
	const time = `${formatTime(my.createdAt, locale, zone)} ${sayZone(my.createdAt, zone)}`;
	const sentAt = `${formatDate(my.createdAt, locale, zone)}, ${time}`;
	const facts: [string, string | null][] = [
		[t("my.createdAt"), sentAt],
		[t("my.status"), t(`my.statuses.${my.status}`)],
		[t("my.kind"), t(`my.kinds.${my.kind}`)],
		[t("my.course"), my.courseTitle],
		[t("name"), [my.name, my.surname].filter(Boolean).join(" ")],
		[t("phone"), printPhone(my.phone)],
		[t("email"), my.email],
		[t("childAge"), my.childAge === null ? null : String(my.childAge)],
		...(isClosed ? changeableFacts(t, my) : []),
	];
	return (
		<dl>
			{facts
				.filter(([, value]) => value)
				.map(([label, value]) => (
					<div key={label} className="my-data__fact">
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
		</dl>
	);
}

type Words = ReturnType<typeof useTranslations<"requests">>;

/** What stands in the form of changes, while there is one. */
function changeableFacts(t: Words, { channel, handle, wishedAt, message }: MyData): [string, string | null][] {
	return [
		[t("fieldNames.channel"), t(`channels.${channel as Messenger}`)],
		[t("fieldNames.handle"), handle],
		[t("fieldNames.wishedAt"), wishedAt],
		[t("fieldNames.message"), message],
	];
}
