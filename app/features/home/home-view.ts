import type { Audience } from "../../../database/catalog-types.ts";
import type { Facts } from "../../shared/facts.ts";
import type { Money } from "../../shared/money.ts";
import type { PostSummary } from "../blog/post-summary.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";
import type { FaqGroupView, ReviewView, TeacherView } from "../catalog/courses/course-view.ts";
import type { CreditView } from "../catalog/instalments/describe-credit.ts";
import type { ProjectView } from "../catalog/project-view.ts";
import type { RequestFormView } from "../requests/pages/request-form-view.ts";
import type { WebinarCard } from "../webinars/webinar-view.ts";

/** A link into the part of the catalogue for children or for adults. */
export type DoorView = {
	readonly audience: Audience;
	/** How many courses that part lists, those that take nobody at the moment among them. */
	readonly courses: number;
	readonly directions: readonly DirectionLink[];
};

export type DirectionLink = { readonly path: string; readonly title: string };

/** A direction that the filter of popular courses offers. */
export type DirectionView = DirectionLink & {
	readonly lead: string;
	readonly planet: CourseSummary["planet"];
};

export type PopularView = {
	/** Choice 0 of the filter is "all", choice 1 the first of these; after the last of them comes "for adults", where `hasAdults`. */
	readonly directions: readonly DirectionView[];
	readonly hasAdults: boolean;
	/** `places` are the choices of the filter at which the card is shown. */
	readonly cards: readonly { readonly card: CourseSummary; readonly places: readonly number[] }[];
};

export type InstalmentView = {
	readonly course: { readonly title: string; readonly path: string; readonly tariff: string };
	readonly full: Money;
	readonly was: Money | undefined;
	/** The ends of the slider, and where it stands at first; all in months. */
	readonly from: number;
	readonly to: number;
	readonly months: number;
	readonly credit: CreditView;
	readonly terms: string;
};

/** The next webinar that one may come to. */
export type NextWebinarView = Pick<
	WebinarCard,
	"kind" | "path" | "title" | "short" | "startsAt" | "endsAt" | "zone" | "isFull"
> & {
	/** When the page was made. */
	readonly madeAt: Date;
};

export type HomeGuideView = {
	readonly title: string;
	readonly subtitle: string;
	/** Counted in the PDF that is sent. */
	readonly pages: number;
	readonly path: string;
};

export type LicenceView = {
	readonly number: string;
	readonly date: Date;
	readonly issuer: string;
	readonly company: string;
	readonly inn: string;
	readonly ogrn: string;
};

/** Everything the home page shows. */
export type HomeView = {
	readonly facts: Facts;
	readonly doors: readonly DoorView[];
	readonly popular: PopularView;
	readonly projects: readonly ProjectView[];
	readonly teachers: readonly TeacherView[];
	readonly reviews: readonly ReviewView[];
	/** The newest of the blog. */
	readonly posts: readonly PostSummary[];
	readonly questions: FaqGroupView["questions"];
	readonly instalments: InstalmentView | undefined;
	/** Whether cards of banks outside Russia are accepted. */
	readonly takesForeignCards: boolean;
	readonly webinar: NextWebinarView | undefined;
	/** The guide for parents; undefined when the language has none. */
	readonly guide: HomeGuideView | undefined;
	readonly licence: LicenceView;
	readonly request: RequestFormView;
};
