import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { type PostSummary, postPath } from "../../post-summary.ts";
import type { PostHit } from "../../search/mark-hits.server.ts";
import { Marked } from "./marked.tsx";
import { PostMeta } from "./post-meta.tsx";
import "./post-card.css";
import { Link } from "../../../../ui/link/link.tsx";

type PostCardProps = {
	card: PostSummary;
	/** What of it answers a search. */
	hit?: PostHit | undefined;
	/** The first sentence under the title. */
	withExcerpt?: boolean;
	heading?: "h2" | "h3";
	/** Wide, with its words beside the drawing: the first of a list. */
	isLead?: boolean;
	/** Above the title: the rubric. */
	above?: ReactNode;
};

/** A post in a list: the whole card is one link. */
export function PostCard({ card, hit, withExcerpt, above, isLead, heading: Heading = "h3" }: PostCardProps) {
	const locale = useLocale();
	return (
		<article className={isLead ? "post-card post-card--lead" : "post-card"}>
			<div className="post-card__art">
				<Art name={card.cover} />
			</div>
			<PostMeta card={card} />
			{above}
			<Heading>
				<Link to={localizePath(postPath(card.slug), locale)}>
					{hit ? <Marked pieces={hit.title} /> : <Unbroken>{card.title}</Unbroken>}
				</Link>
			</Heading>
			{(withExcerpt || hit) && <p>{hit ? <Marked pieces={hit.snippet} /> : <Unbroken>{card.excerpt}</Unbroken>}</p>}
		</article>
	);
}
