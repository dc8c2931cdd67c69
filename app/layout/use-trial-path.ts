import { useMatches } from "react-router";
import { useLocalPath } from "./local-link.tsx";

/** What a door tells of the request form in its page (`RequestFormView`); a door without one tells nothing. */
type Told = {
	readonly loaderData?: {
		readonly form?: { readonly kind?: string; readonly course?: { readonly slug: string } | undefined };
	};
};

/**
 * The address of the form for a trial lesson. On the page of a course it names the course: the form asks what that course needs, its
 * discount is kept, and the times to choose from are those of its teachers.
 */
export function useTrialPath(): string {
	const localPath = useLocalPath();
	const page = useMatches().at(-1) as Told | undefined;
	const { kind, course } = page?.loaderData?.form ?? {};
	const about = kind === "trial" && course ? `&course=${course.slug}` : "";
	return localPath(`/request?kind=trial${about}`);
}
