import type { CourseSummary } from "../catalog/courses/course-summary.ts";
import type { PlannedCourse } from "../catalog/courses/course-view.ts";
import type { CreditView } from "../catalog/instalments/describe-credit.ts";
import type { InstalmentTerms } from "../catalog/instalments/instalment-terms.ts";
import type { LenderView } from "../catalog/instalments/lender-view.ts";
import type { RequestFormView } from "../requests/pages/request-form-view.ts";
import type { CommentView } from "./comments/comment-view.ts";
import type { PostView } from "./get-post.server.ts";
import type { PostSummary } from "./post-summary.ts";

/** What the widgets of an article show, by what the article calls them. A widget without its part is left out. */
export type WidgetParts = {
	readonly courses: Readonly<Record<string, CourseSummary>>;
	/** By {@link widgetFormKey}. */
	readonly forms: Readonly<Record<string, RequestFormView>>;
	readonly plans: Readonly<Record<string, PlannedCourse>>;
	readonly instalments: InstalmentTerms;
	readonly credit: CreditView;
	readonly lenders: readonly LenderView[];
	/** Cards of banks outside Russia can be paid with. */
	readonly takesForeignCards: boolean;
	readonly taxPercent: number;
};

export type PostPageView = {
	readonly post: PostView;
	readonly widgets: WidgetParts;
	readonly courses: readonly CourseSummary[];
	readonly related: readonly PostSummary[];
	readonly comments: readonly CommentView[];
	/** The comment that the form answers. */
	readonly replyTo: string | undefined;
	/** A comment was just left: it waits for a check. */
	readonly isWaiting: boolean;
	readonly consents: RequestFormView["consents"];
	/** IANA zone in which dates are told. */
	readonly zone: string;
	/** Absolute address of the post, to be shared. */
	readonly url: string;
	/** The school's own address for letters. */
	readonly email: string;
};

export function widgetFormKey({ request, course = "" }: { request: string; course?: string | undefined }): string {
	return `${request} ${course}`;
}
