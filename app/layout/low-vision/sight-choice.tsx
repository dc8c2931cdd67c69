import { useId, useSyncExternalStore } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { createListeners } from "../../shared/create-store.ts";
import { Button } from "../../ui/button/button.tsx";
import { Segmented } from "../../ui/form/segmented.tsx";
import {
	PLAIN_SIGHT,
	parseSight,
	readSight,
	SIGHT_ASPECTS,
	SIGHT_CHOICES,
	type SightAspect,
	setSight,
	writeSight,
} from "./sight.ts";
import "./sight-choice.css";

const changes = createListeners();

function choose(sight: Parameters<typeof setSight>[0]): void {
	setSight(sight);
	changes.tell();
}

/** Size, contrast, pictures, motion; each choice is seen at once. Shown only where a script can make it work. */
export function SightChoice() {
	const t = useTranslations("lowVision");
	const id = useId();
	const kept = useSyncExternalStore(
		changes.subscribe,
		() => writeSight(readSight()),
		() => writeSight(PLAIN_SIGHT),
	);
	const sight = parseSight(kept);
	return (
		<div className="sight-choice needs-script">
			{SIGHT_ASPECTS.map((aspect) => (
				<div className="stack" data-gap="2" key={aspect}>
					<b>{t(`${aspect}.label`)}</b>
					<Segmented
						label={t(`${aspect}.label`)}
						name={`${id}-${aspect}`}
						onChange={(value) => choose({ ...sight, [aspect]: value })}
						options={SIGHT_CHOICES[aspect].map((value) => ({ value, label: t(wordOf(aspect, value)) }))}
						value={sight[aspect]}
					/>
				</div>
			))}
			<Button onClick={() => choose(PLAIN_SIGHT)} size="sm" type="button" variant="secondary">
				{t("reset")}
			</Button>
		</div>
	);
}

function wordOf(aspect: SightAspect, value: string) {
	return `${aspect}.${value}` as "size.100" | "contrast.dark" | "pictures.off";
}
