import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { isOneOf } from "../../../../shared/is-one-of.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { AnyLink } from "../../../../ui/link/any-link.tsx";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import { useMoment } from "./moment.tsx";

type OrderDocumentsProps = {
	readonly order: Pick<OrderPageView, "token" | "documents" | "consents">;
	readonly zone: string;
	/** Address of the very version, by the kind of document. */
	readonly paths: Readonly<Record<string, string>>;
};

const KINDS = ["offer-group", "offer-individual", "privacy", "personal-data"] as const;
type Kind = (typeof KINDS)[number];

/** What the customer agreed to, each in the version of that day. */
export function OrderDocuments({ order: { token, documents, consents }, zone, paths }: OrderDocumentsProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const say = useMoment(zone);
	const [first] = documents;
	if (!first) return null;
	return (
		<Card as="section">
			<h2 className="step-3">{t("documents.title")}</h2>
			<ul className="order__documents">
				{documents.filter(isNamed).map(({ kind, number, locale: written }) => (
					<li key={kind}>
						<AnyLink hrefLang={written} to={paths[kind] ?? ""}>
							{t("documents.item", { name: t(`documents.kinds.${kind}`), number })}
						</AnyLink>
					</li>
				))}
			</ul>
			<p className="muted step--1">{t("documents.at", { moment: say(new Date(first.at)) })}</p>
			{consents.length > 0 && (
				<AnyLink className="step--1" to={localizePath(`/my/${token}`, locale)}>
					{t(`documents.myConsents.${answerOf(consents)}`)}
				</AnyLink>
			)}
		</Card>
	);
}

/**
 * An order asks for advertising alone; a box that was left open is kept as an answer too. What a request of the same person was answered
 * is not for whoever has the secret of the order: the words speak of the order.
 */
function answerOf(consents: OrderPageView["consents"]): "given" | "withdrawn" | "notGiven" {
	const given = consents.filter(({ granted }) => granted);
	if (given.length === 0) return "notGiven";
	return given.some(({ withdrawnAt }) => !withdrawnAt) ? "given" : "withdrawn";
}

function isNamed<Document extends { kind: string }>(document: Document): document is Document & { kind: Kind } {
	return isOneOf(KINDS, document.kind);
}
