// First of all: it declares the order of the layers, and styles of other files must not come before it.
import "./ui/ui.css";
import "./layout/cookie-consent.css";
import "./layout/lost.css";
import "./layout/theme-switch.css";
import "./words.ts";
import { type ReactNode, use, useEffect, useLayoutEffect, useMemo } from "react";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	type ShouldRevalidateFunction,
	useLocation,
	useMatches,
	useRouteLoaderData,
} from "react-router";
import { IntlProvider } from "use-intl";
import type { Route } from "./+types/root";
import { addressSitePicture } from "./features/discovery/pictures/address-page-picture.server.ts";
import { getSiteFrame } from "./features/pages/get-site-frame.server.ts";
import { FIRST_SCRIPT } from "./first-script/first-script.ts";
import { restoreLooks } from "./first-script/restore-looks.ts";
import { ScriptMarkContext } from "./first-script/script-mark.ts";
import { siteUrlsOf } from "./i18n/locale-domains.ts";
import { LOCALE_SETTINGS, localeFromPath, localizePath } from "./i18n/locales.ts";
import { messagesOf } from "./i18n/message-catalogues.ts";
import { translatorOf } from "./i18n/translator-of.ts";
import { readCookieChoice } from "./layout/cookie-choice.ts";
import { LateLostScreen } from "./layout/late-lost-screen.tsx";
import { LateModalHost } from "./layout/late-modal-host.tsx";
import { paintBrowserBars } from "./layout/paint-browser-bars.ts";
import { SiteLayout } from "./layout/site-layout.tsx";
import { THEME_COLOURS } from "./layout/theme.ts";
import { WaitingRequests } from "./layout/waiting-requests.tsx";
import { BrowserBehaviour } from "./navigation/browser-behaviour.tsx";
import { leaveOldBuild } from "./navigation/reload/leave-old-build.ts";
import type { DoorHandle } from "./routes/door-handle.ts";
import { openDoor } from "./routes/open-door.server.ts";
import { plainTitle } from "./shared/plain-title.ts";
import { markHydrated } from "./ui/deferred/first-need.ts";
import { UntoldPaths } from "./ui/link/untold-paths.ts";

/** What every page knows about the site; the same for a whole language, so it is requested once per visit. */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, settings, facts, environment, siteUrl, now } = await openDoor(args);
	const t = translatorOf(locale, "navigation");
	const sitePicture = addressSitePicture("school", { locale, facts });
	return {
		frame: await getSiteFrame(db, { settings, locale, now }),
		school: { locale, siteUrl, siteUrls: siteUrlsOf(environment), siteName: settings.school[locale], sitePicture },
		/** What stands before the address in copied texts (`app/first-script/sign-copies.ts`). */
		source: t("source", { school: settings.school[locale] }),
		isDemo: environment.sandboxAllowed,
		tracker: settings.tracker,
	};
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
	localeFromPath(currentUrl.pathname) !== localeFromPath(nextUrl.pathname);

/** For error screens only: every page has a title of its own. They name the school where the root's data is available. */
export function meta({ error, location, loaderData }: Route.MetaArgs) {
	if (!error) return [];
	const words = messagesOf(localeFromPath(location.pathname));
	const title = [words?.layout.lost.title, loaderData?.school.siteName].filter((part) => part).join(" — ");
	return [{ title: plainTitle(title) }, { name: "robots", content: "noindex" }];
}

function isTrackingAllowed(): boolean {
	return readCookieChoice(document.cookie) === "all";
}

/**
 * Between a page and an error screen React recreates `<html>` and drops what the script in the head has written there: this writes it again
 * before the next paint.
 */
function bringLooksBack(): void {
	document.documentElement.dataset.script ??= "on";
	restoreLooks(paintBrowserBars, THEME_COLOURS.dark);
}

export function Layout({ children }: { children: ReactNode }) {
	const hall = useRouteLoaderData<typeof loader>("root");
	const locale = localeFromPath(useLocation().pathname);
	const settings = LOCALE_SETTINGS[locale];
	const { cache, waits } = useDoorHandle();
	const untold = useMemo(() => (hall?.frame.untold ?? []).map((path) => localizePath(path, locale)), [hall, locale]);
	useLayoutEffect(bringLooksBack, []);
	useEffect(markHydrated, []);
	return (
		<html
			lang={settings.code}
			dir={settings.dir}
			data-source={hall?.source}
			data-start={cache || waits ? undefined : "now"}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* Only in the server's document: when the browser takes the page over, it has already run. */}
				{import.meta.env.SSR && <FirstScript />}
				<Meta />
				<Links />
				<link rel="icon" href={`${import.meta.env.BASE_URL}favicon.ico`} sizes="32x32" />
				<link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
				<link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}apple-touch-icon.png`} />
				<link rel="manifest" href={`${import.meta.env.BASE_URL}${locale}.webmanifest`} />
				<meta name="theme-color" content={THEME_COLOURS.light} media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content={THEME_COLOURS.dark} media="(prefers-color-scheme: dark)" />
			</head>
			<body>
				<IntlProvider locale={locale} timeZone={hall?.frame.zone ?? "UTC"}>
					<BrowserBehaviour isTrackingAllowed={isTrackingAllowed} tracker={hall?.tracker ?? null} />
					<UntoldPaths value={untold}>{children}</UntoldPaths>
				</IntlProvider>
				<Scripts />
			</body>
		</html>
	);
}

function FirstScript() {
	return <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} nonce={use(ScriptMarkContext)} />;
}

/** The handle of the deepest route. */
function useDoorHandle(): DoorHandle {
	return (useMatches().at(-1)?.handle ?? {}) as DoorHandle;
}

export default function Root() {
	const hall = useRouteLoaderData<typeof loader>("root");
	const { scene = "paper", plain = false, bare = false } = useDoorHandle();
	if (!hall || bare) return <Outlet />;
	return (
		<>
			<SiteLayout frame={hall.frame} isDemo={hall.isDemo} plain={plain} scene={scene}>
				<Outlet />
			</SiteLayout>
			<LateModalHost />
			<WaitingRequests />
		</>
	);
}

/**
 * Not found, not allowed, broken: one screen for all, without a word about the cause. In a tab of an old build a broken page is loaded
 * anew.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const hall = useRouteLoaderData<typeof loader>("root");
	const isAnswer = isRouteErrorResponse(error);
	useEffect(() => {
		if (!isAnswer) void leaveOldBuild();
	}, [isAnswer]);
	return (
		<>
			<LateLostScreen frame={hall?.frame} status={isAnswer ? error.status : 500} />
			<WaitingRequests />
		</>
	);
}
