import type { Audience } from "../../../database/catalog-types.ts";
import type { Facts } from "../../shared/facts.ts";
import type { Money } from "../../shared/money.ts";
import type { PostSummary } from "../blog/post-summary.ts";
import type { CourseSummary } from "../catalog/course-summary.ts";
import type { FaqGroupView, ReviewView, TeacherView } from "../catalog/course-view.ts";
import type { CreditView } from "../catalog/instalments/describe-credit.ts";
import type { ProjectView } from "../catalog/project-view.ts";
import type { RequestFormView } from "../requests/pages/request-form-view.ts";
import type { WebinarCard } from "../webinars/webinar-view.ts";

/** The part of the catalogue for one audience, as a door to it. */
export type DoorView = {
	readonly audience: Audience;
	/** Courses of the list behind the door, those not open at the moment too. */
	readonly courses: number;
	readonly directions: readonly DirectionLink[];
};

export type DirectionLink = { readonly path: string; readonly title: string };

/** A choice of the filter; its place in the list is what cards refer to, 0 is "all of them". */
export type DirectionView = DirectionLink & {
	readonly lead: string;
	readonly planet: CourseSummary["planet"];
};

export type PopularView = {
	/** Without "all": the first of them has place 1. `adults` is the last, when there is any. */
	readonly directions: readonly DirectionView[];
	readonly hasAdults: boolean;
	/** The places in the filter at which a card is shown. */
	readonly cards: readonly { readonly card: CourseSummary; readonly places: readonly number[] }[];
};

export type InstalmentView = {
	readonly course: { readonly title: string; readonly path: string; readonly tariff: string };
	readonly full: Money;
	readonly was: Money | undefined;
	/** Months: the bounds of the slider and where it stands at first. */
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
	/** Of the very file that is sent. */
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
	/** Cards of banks outside Russia can be paid with. */
	readonly takesForeignCards: boolean;
	readonly webinar: NextWebinarView | undefined;
	/** The guide for parents; undefined when the language has none. */
	readonly guide: HomeGuideView | undefined;
	readonly licence: LicenceView;
	readonly request: RequestFormView;
};
