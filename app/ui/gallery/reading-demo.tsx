import { CodeBlock } from "../reading/code-block.tsx";
import { Prose } from "../reading/prose.tsx";
import { Table } from "../table/table.tsx";
import { words } from "./gallery-words.ts";

const { reading } = words;

export function ReadingDemo() {
	return (
		<>
			<Prose>
				<h3>{reading.title}</h3>
				<p>
					{reading.text} <code>{reading.code}</code>
				</p>
				<ul>
					{reading.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
				<blockquote>{reading.quote}</blockquote>
			</Prose>
			<CodeBlock copy={reading.script} title={reading.file}>
				<pre>{reading.script}</pre>
			</CodeBlock>
			<Table label={reading.table} stickyFirst>
				<thead>
					<tr>
						{reading.head.map((cell, index) => (
							<th data-num={index === 2 || undefined} key={cell}>
								{cell}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{reading.rows.map((row) => (
						<tr key={row[0]}>
							{row.map((cell, index) => (
								<td data-num={index === 2 || undefined} key={cell}>
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</Table>
		</>
	);
}
