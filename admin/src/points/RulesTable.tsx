import {
  type AwardedActivity,
  awardedActivities,
  presentRules,
  type SimulatedRule,
  type SimulatedRules,
} from '@barspoon/contracts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField } from '@mui/material';
import { activityName } from './points-words.ts';

const columns: Record<keyof SimulatedRule, string> = {
  points: 'Points',
  perDay: 'Per day',
  perDayWithOneMember: 'Per day with one member',
  minAccountDays: 'Account age in days',
};
const fields = Object.keys(columns) as (keyof SimulatedRule)[];

/** A copy of the rules to be edited; what differs from today stands out. */
export function RulesTable({
  rules,
  onChange,
}: {
  rules: SimulatedRules;
  onChange: (rules: SimulatedRules) => void;
}) {
  const change = (type: AwardedActivity, field: keyof SimulatedRule, text: string) => {
    const value = text === '' ? (field === 'perDayWithOneMember' ? null : 0) : Number(text);
    onChange({ ...rules, [type]: { ...rules[type], [field]: value } });
  };
  return (
    <TableContainer>
      <Table size="small" aria-label="Rules">
        <TableHead>
          <TableRow>
            <TableCell>Act</TableCell>
            {fields.map((field) => (
              <TableCell key={field} align="right">
                {columns[field]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {awardedActivities.map((type) => (
            <TableRow key={type}>
              <TableCell>{activityName(type)}</TableCell>
              {fields.map((field) => (
                <TableCell key={field} align="right">
                  <TextField
                    type="number"
                    size="small"
                    variant="outlined"
                    margin="none"
                    value={rules[type][field] ?? ''}
                    placeholder="–"
                    focused={rules[type][field] !== presentRules[type][field] || undefined}
                    onChange={({ target }) => change(type, field, target.value)}
                    sx={{ width: 88 }}
                    slotProps={{
                      htmlInput: {
                        min: 0,
                        'aria-label': `${activityName(type)}: ${columns[field]}`,
                        style: { textAlign: 'right' },
                      },
                    }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
