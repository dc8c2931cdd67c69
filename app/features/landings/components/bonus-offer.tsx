import { useEffect, useRef } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { mayOfferBonus } from "../may-offer-bonus.ts";

const STORAGE_KEY = "bonus-offered";
const ACTIONS = ["pointerdown", "keydown", "scroll", "wheel", "touchstart"] as const;
const OVERLAYS = "dialog[open], .cookie, details.drop[open], [popover]:popover-open";
const CONTROLS = "input, textarea, select";

/** A card that leads to the bonus; in a quiet moment it opens the dialog by itself, once in this browser. */
export function BonusOffer({ percent }: { percent: number }) {
	const t = useTranslations("landings.bonus");
	const locale = useLocale();
	const card = useRef<HTMLDivElement>(null);
	useEffect(() => watch(() => card.current?.querySelector("a")?.click()), []);
	return (
		<div ref={card}>
			<Card as="section" className="bonus-offer" planet="sun" tone="tint">
				<Icon name="gift" />
				<p>{t("offer", { percent })}</p>
				<LinkButton data-modal onClick={remember} to={localizePath("/bonus", locale)} variant="secondary">
					{t("open")}
				</LinkButton>
			</Card>
		</div>
	);
}

/** Looks once a second whether the moment has come. @returns how to stop looking. */
function watch(offer: () => void): () => void {
	const arrived = Date.now();
	let acted = arrived;
	let hasTyped = false;
	const act = () => {
		acted = Date.now();
	};
	const type = () => {
		hasTyped = true;
	};
	const timer = setInterval(() => {
		const now = Date.now();
		const isReady = mayOfferBonus({
			wasOffered: wasOffered(),
			isVisible: document.visibilityState === "visible",
			isOverlaid: document.querySelector(OVERLAYS) !== null,
			isFillingIn: hasTyped || Boolean(document.activeElement?.matches(CONTROLS)),
			sinceArrival: now - arrived,
			sinceLastAction: now - acted,
		});
		if (!isReady) return;
		remember();
		offer();
	}, 1000);
	for (const name of ACTIONS) window.addEventListener(name, act, { passive: true });
	window.addEventListener("input", type);
	return () => {
		clearInterval(timer);
		for (const name of ACTIONS) window.removeEventListener(name, act);
		window.removeEventListener("input", type);
	};
}

/** Without storage nothing could be remembered, so nothing is offered. */
function wasOffered(): boolean {
	try {
		return localStorage.getItem(STORAGE_KEY) !== null;
	} catch {
		return true;
	}
}

function remember(): void {
	try {
		localStorage.setItem(STORAGE_KEY, "1");
	} catch {}
}
