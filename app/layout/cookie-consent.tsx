import { type FormEvent, useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "../i18n/use-translations.ts";
import { siteAddress } from "../shared/site-address.ts";
import { Button } from "../ui/button/button.tsx";
import { ASKING, type CookieChoice, isCookieChoice, readCookieChoice, writeCookieChoice } from "./cookie-choice.ts";
import { LocalLink, useCurrentPath, useLocalPath } from "./local-link.tsx";
import { usePageAddress } from "./use-page-address.ts";

/**
 * Asks once about cookies, in a card at the edge of the screen. It stands in every page and is shown with the first paint where nothing
 * has been answered (`app/first-script/ask-about-cookies.ts`): a card that came later would lie under a finger. Without script nothing is
 * asked: nothing that needs consent would run.
 */
export function CookieConsent() {
	const { key } = useLocation();
	const isCookiesPage = useCurrentPath(["/cookies"]) !== undefined;
	const [isAsking, setAsking] = useState(true);
	// Whoever has answered is not asked again, though the browser may not keep the answer.
	const [isAnswered, setAnswered] = useState(false);

	// The page of the settings may have answered in between.
	useEffect(() => {
		void key;
		setAsking(settleAsking(isAnswered));
	}, [key, isAnswered]);

	if (!isAsking || isCookiesPage) return null;
	return <ConsentCard onDone={() => setAnswered(true)} />;
}

/** Makes room for the card while nothing has been answered and an answer can be kept. @returns whether that is so. */
function settleAsking(isAnswered: boolean): boolean {
	const isMissing = !isAnswered && navigator.cookieEnabled && readCookieChoice(document.cookie) === undefined;
	document.documentElement.toggleAttribute(ASKING, isMissing);
	return isMissing;
}

function ConsentCard({ onDone }: { onDone: () => void }) {
	const t = useTranslations("layout.consent");
	const localPath = useLocalPath();
	const address = usePageAddress();
	const titleId = useId();
	const action = siteAddress(localPath("/cookies"));
	function answer(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const { submitter } = event.nativeEvent as SubmitEvent;
		const choice = submitter instanceof HTMLButtonElement ? submitter.value : undefined;
		if (!isCookieChoice(choice)) return;
		keepChoice(choice, action);
		onDone();
	}
	return (
		<section aria-labelledby={titleId} className="cookie">
			<div>
				<h2 className="cookie__title" id={titleId}>
					{t("title")}
				</h2>
				<p className="muted">
					{t("text")} <LocalLink to="/cookies">{t("more")}</LocalLink>
				</p>
			</div>
			<form action={action} method="post" onSubmit={answer}>
				<input name="page" type="hidden" value={address} />
				<input name="to" type="hidden" value={address} />
				<div className="cookie__choices">
					<Button name="choice" size="sm" value="all" variant="secondary">
						{t("accept")}
					</Button>
					<Button name="choice" size="sm" value="necessary" variant="secondary">
						{t("necessary")}
					</Button>
				</div>
			</form>
		</section>
	);
}

/** The cookie is set at once; the record of the answer is sent in the background, and only that is lost without a connection. */
function keepChoice(choice: CookieChoice, action: string): void {
	const { pathname, protocol } = window.location;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
	document.cookie = writeCookieChoice(choice, protocol === "https:");
	window.dispatchEvent(new CustomEvent("cookie-consent", { detail: choice }));
	const body = new URLSearchParams({ choice, page: pathname });
	fetch(action, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => undefined);
}
