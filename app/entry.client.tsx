import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeFromPath } from "./i18n/locales.ts";
import { addMessages, loggingFailure } from "./i18n/message-catalogues.ts";
import { FAILURE_ATTRIBUTE, FailureIdContext } from "./layout/failure-id.ts";
import { isBeingLeft, prepareNavigation } from "./navigation/prepare-navigation.ts";
import { sitePath } from "./shared/site-address.ts";
import { loadCommonWords } from "./words.ts";

async function hydrate(): Promise<void> {
	if (!prepareNavigation()) return;
	const locale = localeFromPath(sitePath(window.location.pathname));
	try {
		addMessages(locale, (await loggingFailure(() => loadCommonWords(locale))).default);
	} catch {
		// The page stays as the server has drawn it; nothing may wait for script any more.
		delete document.documentElement.dataset.script;
		return;
	}
	if (isBeingLeft()) return;
	const failureId = document.querySelector(`[${FAILURE_ATTRIBUTE}]`)?.getAttribute(FAILURE_ATTRIBUTE) ?? undefined;
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<FailureIdContext value={failureId}>
					<HydratedRouter />
				</FailureIdContext>
			</StrictMode>,
		);
	});
}

void hydrate();
