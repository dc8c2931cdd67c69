import { useActionData, useLoaderData } from "react-router";
import {
	getReplyLetters,
	resumeReplies,
	unsubscribeFromReplies,
} from "../../features/blog/comments/unsubscribe-from-replies.server.ts";
import { UnsubscribePage } from "../../features/blog/components/unsubscribe-page.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import type { Route } from "./+types/unsubscribe";

await needMessages("blog");

export const handle: DoorHandle = { scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale } = await openDoor(args);
	const letters = await getReplyLetters(db, args.params.token);
	if (!letters) pageNotFound({ path: "/blog/unsubscribe", locale });
	const t = translatorOf(locale, "blog.unsubscribe");
	const title = t("pageTitle");
	return {
		areOff: letters.areOff,
		head: { title, description: t("text"), path: "/blog/unsubscribe", locales: LOCALES, noindex: true },
	};
}

/** Handles the buttons of the page and that of mail programs (RFC 8058). */
export async function action(args: Route.ActionArgs) {
	const { db, locale, now } = await openDoor(args);
	const { token } = args.params;
	// Not parsed as a form: a mail program may send anything and is never refused.
	const areOff = new URLSearchParams(await args.request.text()).get("intent") !== "resume";
	const isKnown = await (areOff ? unsubscribeFromReplies(db, { token, now }) : resumeReplies(db, { token }));
	if (!isKnown) pageNotFound({ path: "/blog/unsubscribe", locale });
	return { areOff };
}

/** Without a connection, or when the server fails, the page stays. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

export const meta = metaFromLoader;

export default function UnsubscribeDoor() {
	const { areOff } = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	return (
		<>
			<UnsubscribePage areOff={answer?.areOff ?? areOff} />
			<LostToast lost={lost} />
		</>
	);
}
