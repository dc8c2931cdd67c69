import { useDataProvider, useTranslate } from "react-admin";
import type { AskBeforeSave } from "../../frames/use-save-question.tsx";
import { changeOfPlaces, peopleWithPlace } from "./people-with-place.ts";
import type { GroupPlaces } from "./use-group-places.ts";

/** Asks before a group is cancelled or moved to another time in which people have places, as they are counted at that moment. */
export function useStartQuestion(): AskBeforeSave {
	const provider = useDataProvider();
	const translate = useTranslate();
	return async (change, saved) => {
		const what = changeOfPlaces(change, { saved, now: new Date() });
		if (!what) return undefined;
		const { data } = await provider.getMany<GroupPlaces>("starts", { ids: [saved.id] });
		const people = data[0] ? peopleWithPlace(data[0]) : { orders: 0, requests: 0 };
		const word = (name: string) => `resources.starts.${what}.${name}`;
		const sentences = (["orders", "requests"] as const)
			.filter((kind) => people[kind] > 0)
			.map((kind) => translate(word(kind), { smart_count: people[kind] }));
		if (sentences.length === 0) return undefined;
		return { title: word("title"), content: sentences.join(" "), confirm: word("confirm"), cancel: word("keep") };
	};
}
