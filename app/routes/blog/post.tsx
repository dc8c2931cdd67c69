import { data, redirect, useActionData, useLoaderData } from "react-router";
import { AuthorScreen } from "../../features/blog/components/author/author-screen.tsx";
import { PostScreen } from "../../features/blog/components/post/post-screen.tsx";
import { AUTHOR_PREFIX } from "../../features/blog/post-summary.ts";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage } from "../keep-page.ts";
import { metaFromLoader } from "../page-meta.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import { withoutBase } from "../without-base.server.ts";
import type { Route } from "./+types/post";
import { openAuthor } from "./open-author.server.ts";
import { openPost } from "./open-post.server.ts";
import { receiveComment } from "./receive-comment.server.ts";

export const handle: DoorHandle = { cache: { params: ["reply", "comment", "page"] }, scene: "paper" };

/** The router knows no partial segments, so authors (`avtor-…`) come through the door of posts. */
export async function loader(args: Route.LoaderArgs) {
	const { slug } = args.params;
	if (slug.startsWith(AUTHOR_PREFIX)) {
		return { kind: "author" as const, ...(await openAuthor(args, slug.slice(AUTHOR_PREFIX.length))) };
	}
	return { kind: "post" as const, ...(await openPost(args, slug)) };
}

export async function action(args: Route.ActionArgs) {
	const received = await receiveComment(args, args.params.slug);
	if (received.ok) return redirect(`${withoutBase(args.url.pathname)}?comment=waiting#comments`, 303);
	return data(received.answer, { status: received.status });
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

export const meta = metaFromLoader;

export default function PostDoor() {
	const loaded = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	if (loaded.kind === "author") return <AuthorScreen view={loaded.view} />;
	return <PostScreen answer={answer} key={loaded.view.post.id} lost={lost} page={loaded.view} />;
}
