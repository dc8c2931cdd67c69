import { Chip } from "../../../../ui/form/chip.tsx";
import { FieldGroup } from "../../../../ui/form/field-group.tsx";

type RadioChipsProps = {
	legend: string;
	name: string;
	options: readonly { readonly value: string; readonly label: string }[];
	value: string;
	onChoose: (value: string) => void;
	error?: string | undefined;
};

/** A choice of a few in a row; nothing where there is nothing to choose. */
export function RadioChips({ legend, name, options, value, onChoose, error }: RadioChipsProps) {
	if (options.length < 2) return null;
	return (
		<FieldGroup arrange="chips" error={error} legend={legend}>
			{options.map((option) => (
				<Chip
					checked={option.value === value}
					key={option.value}
					name={name}
					onChange={() => onChoose(option.value)}
					type="radio"
					value={option.value}
				>
					{option.label}
				</Chip>
			))}
		</FieldGroup>
	);
}
