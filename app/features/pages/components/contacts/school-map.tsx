import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { MapDrawing } from "./map-drawing.tsx";
import "./school-map.css";

/** A drawing of the neighbourhood, not a map of it: the school teaches online, and nobody has to find the door. */
export function SchoolMap({ address }: { address: string }) {
	const t = useTranslations("pages.contacts");
	return (
		<figure className="contacts__map">
			<MapDrawing />
			<figcaption>
				<Icon name="map-pin" />
				<div>
					<b>
						<Unbroken>{address}</Unbroken>
					</b>
					<span>{t("mapNote")}</span>
				</div>
			</figcaption>
		</figure>
	);
}
