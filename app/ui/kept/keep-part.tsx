import { type ComponentType, use } from "react";
import { useLocale, useTimeZone } from "use-intl";
import { KeptPartsContext } from "../../shared/kept-parts.ts";
import { UntoldPaths } from "../link/untold-paths.ts";

/** Data that JSON tells apart: a part is known by its properties. */
type Plain =
	| string
	| number
	| boolean
	| null
	| undefined
	| Date
	| readonly Plain[]
	| { readonly [name: string]: Plain };
type PlainProps<Props> = { readonly [Name in keyof Props]: Props[Name] extends Plain ? Props[Name] : Plain };

let parts = 0;

/**
 * A part of a page that the server keeps as it has drawn it, for the next page with the same part: a page that is rendered because one
 * course has changed draws what shows that course. The part begins and ends with an element, and is a function of its properties, the
 * language, the zone and the pages that are not there: no other context, clock, address or `useId` reaches it. It has nothing for the head
 * of the page: no title, no styles, no picture that is not lazy. In the browser it is an ordinary component, and in `npm run dev`, where
 * words and code change as well.
 */
export function keepPart<Props extends PlainProps<Props>>(Part: ComponentType<Props>): ComponentType<Props> {
	if (!import.meta.env.SSR || import.meta.env.MODE === "development") return Part;
	const number = ++parts;

	return function KeptPart(props) {
		const kept = use(KeptPartsContext);
		const surroundings = [useLocale(), useTimeZone(), ...use(UntoldPaths)];
		if (!kept) return <Part {...props} />;
		const key = JSON.stringify([number, surroundings, props]);
		const known = kept.recall(key);
		if (known) return known;
		const { opening, end } = kept.frame(key);
		return (
			<>
				{opening}
				<KeptPartsContext value={undefined}>
					<Part {...props} />
				</KeptPartsContext>
				{end}
			</>
		);
	};
}
