import { useDataProvider, useTranslate } from "react-admin";
import type { AskBeforeSave } from "../../frames/use-save-question.tsx";
import { peopleLosingPlace } from "./people-losing-place.ts";
import type { GroupPlaces } from "./use-group-places.ts";

/** Asks before a group is cancelled in which people have places, as they are counted at that moment. */
export function useCancelQuestion(): AskBeforeSave {
	const provider = useDataProvider();
	const translate = useTranslate();
	return async (change, saved) => {
		if (change.status !== "cancelled") return undefined;
		const { data } = await provider.getMany<GroupPlaces>("starts", { ids: [saved.id] });
		const people = peopleLosingPlace(change, { saved, places: data[0], now: new Date() });
		const sentences = (["orders", "requests"] as const)
			.filter((kind) => people[kind] > 0)
			.map((kind) => translate(`resources.starts.cancelling.${kind}`, { smart_count: people[kind] }));
		if (sentences.length === 0) return undefined;
		const word = (name: string) => `resources.starts.cancelling.${name}`;
		return { title: word("title"), content: sentences.join(" "), confirm: word("confirm"), cancel: word("keep") };
	};
}
