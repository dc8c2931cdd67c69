import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { formatZone } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { zonesWith } from "../../../shared/zones.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { useVisitorZone } from "../../catalog/components/course/use-visitor-zone.ts";
import type { TrialView } from "../trial-view.ts";
import { useZoneName } from "./use-zone-name.ts";

type ZoneFormProps = { readonly trial: TrialView; readonly isMoving: boolean };

/** By whose clock times are shown. With script the browser's zone is used where none was chosen. */
export function ZoneForm({ trial: { zone, isZoneKnown, schoolZone, days }, isMoving }: ZoneFormProps) {
	const t = useTranslations("trials.zone");
	const zoneName = useZoneName();
	useOwnZone({ isZoneKnown, zone, isMoving });
	const at = days[0]?.at;
	if (!at) return null;
	const hint = {
		zone: schoolZone === "Europe/Moscow" ? "moscow" : "other",
		school: zoneName(schoolZone, at),
		offset: formatZone(at, schoolZone),
	};
	return (
		<Form className="trial-zone" method="get" preventScrollReset replace>
			{isMoving && <input name="move" type="hidden" value="1" />}
			<Field hint={t("hint", hint)} label={t("label")}>
				<Select
					defaultValue={zone}
					key={zone}
					name="zone"
					onChange={(event) => event.currentTarget.form?.requestSubmit()}
				>
					{zonesWith(zone).map((name) => (
						<option key={name} value={name}>
							{zoneName(name, at)}
						</option>
					))}
				</Select>
			</Field>
			<Button size="sm" variant="secondary">
				{t("show")}
			</Button>
		</Form>
	);
}

function useOwnZone({ isZoneKnown, zone, isMoving }: { isZoneKnown: boolean; zone: string; isMoving: boolean }): void {
	const own = useVisitorZone();
	const navigate = useNavigate();
	useEffect(() => {
		if (isZoneKnown || !own || own === zone) return;
		const query = new URLSearchParams({ zone: own, ...(isMoving ? { move: "1" } : {}) });
		void navigate(`?${query}`, { replace: true, preventScrollReset: true });
	}, [own, zone, isZoneKnown, isMoving, navigate]);
}
