import { useTranslations } from "../../../i18n/use-translations.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { isOpenState } from "../../requests/board/request-states.ts";
import { ChangeRequestForm } from "../../requests/components/change-request-form.tsx";
import { MyConsents } from "../../requests/components/my-consents.tsx";
import { MyFactList } from "../../requests/components/my-fact-list.tsx";
import { MyFacts, type MyQuiz } from "../../requests/components/my-facts.tsx";
import { MyTraceFacts } from "../../requests/components/my-trace-facts.tsx";
import type { MyConsent } from "../../requests/consents/get-my-consents.server.ts";
import type { MyData } from "../../requests/pages/get-my-data.server.ts";
import type { MyContact } from "../get-my-contact.server.ts";
import type { MyErasure } from "../get-my-erasure.server.ts";
import { ErasureForm } from "./erasure-form.tsx";
import "../../requests/components/my-data.css";
import "../../requests/components/request-form.css";
import { richTags } from "../../../ui/reading/rich-tags.tsx";

export type MyDataPageProps = {
	/** A sentence that says what the secret gives access to. */
	readonly lead: string;
	/** Undefined for the secret of an order, an invoice or a comment, which opens consents and the wish to be forgotten. */
	readonly my: MyData | undefined;
	/** For an order or an invoice: the contact details that it keeps of its person, partly masked. */
	readonly contact: MyContact | undefined;
	/** Of a request that followed a quiz: what was answered and offered, in words. */
	readonly quiz: MyQuiz | undefined;
	readonly consents: readonly MyConsent[];
	readonly erasure: MyErasure | undefined;
	readonly messengers: readonly Messenger[];
	readonly zone: string;
	readonly isSaved: boolean;
	readonly error: string | undefined;
	/** The field that the error is about, if it is about one. */
	readonly field?: string | undefined;
	/** The values that were typed into a change that was refused. */
	readonly typed?: Readonly<Record<string, string>> | undefined;
};

/** What follows when the consent to processing is withdrawn; of an order that is decided by staff. */
const HINTS = {
	requestId: "my.withdrawHint",
	orderId: undefined,
	invoiceId: undefined,
	commentId: "my.commentWithdrawHint",
} as const;

/** What the school keeps of one request, or the consents of something else that a letter was about, with the ways to change, withdraw and be forgotten. All plain forms. */
export function MyDataPage(props: MyDataPageProps) {
	const { lead, my, contact, quiz, consents, erasure, messengers, zone, isSaved, error, field, typed } = props;
	const t = useTranslations("requests");
	const isClosed = error === "closed" || (my !== undefined && my.status !== "accepted" && !isOpenState(my.status));
	return (
		<main id="main" className="wrap wrap--narrow request-page my-data">
			<Stack>
				<h1 className="step-5">{t.rich("my.title", richTags)}</h1>
				<p className="lead">{lead}</p>
			</Stack>
			{my && (
				<>
					<Card>
						<Stack>
							<h2 className="step-3">{t("my.request", { number: my.number })}</h2>
							<MyFacts isClosed={isClosed} my={my} quiz={quiz} zone={zone} />
							<h3>{t("my.traceTitle")}</h3>
							<MyTraceFacts {...my.trace} />
						</Stack>
					</Card>
					<ChangeRequestForm
						my={my}
						messengers={messengers}
						isClosed={isClosed}
						isSaved={isSaved}
						error={error}
						field={field}
						typed={typed}
					/>
				</>
			)}
			{contact && <ContactCard contact={contact} />}
			{consents.length > 0 && <MyConsents consents={consents} hint={erasure && HINTS[erasure.by]} zone={zone} />}
			{erasure && <ErasureForm {...erasure} zone={zone} />}
		</main>
	);
}

function ContactCard({ contact: { of, number, name, phone, email, learner } }: { contact: MyContact }) {
	const t = useTranslations("requests");
	return (
		<Card>
			<Stack>
				<h2 className="step-3">{t(`my.contact.${of}`, { number })}</h2>
				<MyFactList
					facts={[
						[t("name"), name],
						[t("phone"), phone],
						[t("email"), email],
						[t("my.contact.learner"), learner],
					]}
				/>
				<p className="muted">{t("my.contact.note")}</p>
			</Stack>
		</Card>
	);
}
