import { useTranslate } from "react-admin";
import { FormCard } from "../../frames/form-card.tsx";
import type { FiguresReport } from "../../providers/board.ts";
import { FiguresTable } from "./figures-table.tsx";

/** By who gave the first answer; nothing until somebody has. */
export function FiguresByManager({ managers }: { managers: FiguresReport["managers"] }) {
	const translate = useTranslate();
	if (managers.length === 0) return null;
	return (
		<FormCard name="byManager">
			<FiguresTable
				by={translate("resources.requests.figures.manager")}
				rows={managers.map((figures) => ({ ...figures, key: figures.id, name: figures.name }))}
			/>
		</FormCard>
	);
}
