/** For a select without an empty choice: react-admin draws its star, the field tells screen readers. */
export const REQUIRED_CHOICE = {
	isRequired: true,
	required: true,
	slotProps: { inputLabel: { required: false } },
} as const;
