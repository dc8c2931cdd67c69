import { useTranslate } from "react-admin";
import { FormCard } from "../../frames/form-card.tsx";
import type { FiguresReport } from "../../providers/board.ts";
import { FiguresTable } from "./figures-table.tsx";

/** By who gave the first answer. */
export function FiguresByManager({ managers }: { managers: FiguresReport["managers"] }) {
	const translate = useTranslate();
	return (
		<FormCard name="byManager">
			<FiguresTable
				by={translate("resources.requests.figures.manager")}
				rows={managers.map((figures) => ({ ...figures, key: figures.id, name: figures.name }))}
			/>
		</FormCard>
	);
}
