import Button from "@mui/material/Button";
import { ChevronLeft } from "lucide-react";
import { useGetResourceLabel, useResourceContext } from "react-admin";
import { Link } from "react-router-dom";

/** A link from a record back to its list, which remembers its filters. */
export function BackToList() {
	const resource = useResourceContext();
	const label = useGetResourceLabel();
	if (!resource) return null;
	return (
		<Button
			component={Link}
			size="small"
			startIcon={<ChevronLeft aria-hidden size={18} />}
			sx={{ marginInlineStart: -1 }}
			to={`/${resource}`}
		>
			{label(resource, 2)}
		</Button>
	);
}
