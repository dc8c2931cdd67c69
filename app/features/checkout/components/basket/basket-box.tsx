import { type FormEvent, type ReactNode, useState } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { FormNote } from "../../../../ui/form/form-note.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { RefusalNote } from "../../../../ui/notice/refusal-note.tsx";
import { Sum } from "../../../../ui/ticket/sum.tsx";
import { useFocusOnChange } from "../../../../ui/wayfinding/use-focus-on-change.ts";
import { removeLines, writeLine } from "../../basket/basket-cookie.ts";
import { keepBasket } from "../../basket/basket-store.ts";
import type { BasketLineView, BasketView } from "../../basket/basket-view.ts";
import type { CheckoutAnswer } from "../../placing/checkout-view.ts";
import { BasketLine } from "./basket-line.tsx";
import { EmptyBasket } from "./empty-basket.tsx";
import { useOtherPrice, usePriceRows } from "./price-rows.ts";
import { PromoEntry } from "./promo-entry.tsx";
import { UnpaidNote } from "./unpaid-note.tsx";
import { useLocalAction } from "./use-local-action.ts";
import { usePromoFocus } from "./use-promo-focus.ts";
import "./basket.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

export type BasketBoxProps = {
	readonly basket: BasketView;
	readonly promoCode: string;
	readonly unpaid: CheckoutAnswer["unpaid"];
	readonly refusal?: "courseUnknown" | "basketTooLarge" | undefined;
	readonly heading: "h1" | "h2";
	readonly headingId?: string;
	/** Reads the basket again, with this promo code. */
	readonly reload: (promoCode: string) => void;
};

/** The basket, on its page and in its dialog. */
export function BasketBox(props: BasketBoxProps) {
	const { basket, promoCode, unpaid, refusal, heading: Heading, headingId, reload } = props;
	const t = useTranslations("basket");
	const title = useFocusOnChange(String(basket.lines.length > 0));
	const [isRemoved, setRemoved] = useState(false);
	const [offline, setOffline] = useState(0);
	const query = promoCode ? `?${new URLSearchParams({ promo: promoCode })}` : "";
	/** The prices come from the school: without a connection nothing changes. */
	function isOnline(): boolean {
		setOffline(navigator.onLine ? 0 : (attempts) => attempts + 1);
		return navigator.onLine;
	}
	function remove(line: BasketLineView) {
		if (!isOnline()) return;
		keepBasket((lines) => removeLines(lines, [line.ids]));
		setRemoved(true);
		title.current?.focus();
		reload(promoCode);
	}
	return (
		<div className="basket">
			{refusal && <RefusalNote>{t(`refusals.${refusal}`)}</RefusalNote>}
			{offline > 0 && <RefusalNote attempt={offline}>{t("offline")}</RefusalNote>}
			{unpaid && <UnpaidNote unpaid={unpaid} />}
			<p className="visually-hidden" role="status">
				{isRemoved && t("removed")}
			</p>
			{basket.lines.length === 0 ? (
				<EmptyBasket as={Heading} heading={title} headingId={headingId} />
			) : (
				<>
					<div>
						<Heading id={headingId} ref={title} tabIndex={-1}>
							{t.rich("title", richTags)}
						</Heading>
						<p className="muted">{t("lead", { count: basket.lines.length })}</p>
					</div>
					<BasketLines basket={basket} onRemove={remove} query={query} />
					<BasketSum {...props} query={query} reload={(code) => isOnline() && reload(code)} />
				</>
			)}
		</div>
	);
}

type LinesProps = {
	basket: BasketView;
	/** Keeps the promo code in the address. */
	query: string;
	onRemove: (line: BasketLineView) => void;
};

function BasketLines({ basket: { lines, shown }, query, onRemove }: LinesProps) {
	const t = useTranslations("basket");
	const localAction = useLocalAction();
	return (
		<ul aria-label={t("lines")} className="basket__lines">
			{lines.map((line, index) => (
				<BasketLine
					action={localAction(`/basket${query}`)}
					key={`${writeLine(line.ids)} ${index}`}
					line={line}
					onRemove={() => onRemove(line)}
					shown={shown}
				/>
			))}
		</ul>
	);
}

function BasketSum({ basket, promoCode, reload, query }: BasketBoxProps & { query: string }) {
	const t = useTranslations("basket");
	const locale = useLocale();
	const localAction = useLocalAction();
	const { totals, shown, promo, lines, takesForeignCards } = basket;
	const { box, ask } = usePromoFocus(promo);
	function look(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		ask();
		reload(String(new FormData(event.currentTarget).get("promo") ?? "").trim());
	}
	function forget(event: FormEvent) {
		event.preventDefault();
		ask();
		reload("");
	}
	if (!totals || lines.every(({ problem }) => problem)) return null;
	const apply: ReactNode = <Button variant="secondary">{t("promo.apply")}</Button>;
	return (
		<div className="basket__sum">
			<form action={localAction("/basket")} method="get" onSubmit={promo?.isApplied ? forget : look}>
				<PromoEntry
					apply={apply}
					box={box}
					forget={
						<a className="promo-forget" href={localAction("/basket")} onClick={forget}>
							{t("promo.forget")}
							<VisuallyHidden> {promo?.code}</VisuallyHidden>
						</a>
					}
					key={promoCode}
					promo={promo}
					typed={promoCode}
				/>
			</form>
			<TotalRows {...{ lines, promo, shown, takesForeignCards, totals }} label={t("sum.label")} />
			<LinkButton block data-modal="" size="lg" to={localizePath(`/checkout${query}`, locale)}>
				{t("checkout")}
			</LinkButton>
			<FormNote center>{t("checkoutNote")}</FormNote>
		</div>
	);
}

type TotalRowsProps = Pick<BasketView, "lines" | "promo" | "shown" | "takesForeignCards"> & {
	label: string;
	totals: NonNullable<BasketView["totals"]>;
};

function TotalRows({ label, lines, totals, shown, promo, takesForeignCards }: TotalRowsProps) {
	const rows = usePriceRows({ lines, totals: totals[shown], currency: shown, promo });
	const other = useOtherPrice({ totals, shown, takesForeignCards });
	return (
		<section aria-label={label}>
			<Sum {...rows} />
			{other && <p className="muted step--1 basket__other">{other}</p>}
		</section>
	);
}
