import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

export interface FunnelChartProps {
  names: readonly string[];
  values: readonly (number | null)[];
}

const numbers = new Intl.NumberFormat('en', { notation: 'compact' });

/** One bar per step. The table next to it has the same data, so for assistive technology it is one picture. */
export default function FunnelChart({ names, values }: FunnelChartProps) {
  const { palette } = useTheme();
  const text = { fill: palette.text.secondary, fontSize: 14 };
  return (
    <BarChart
      layout="horizontal"
      height={240}
      skipAnimation
      hideLegend
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      colors={[palette.primary.main]}
      grid={{ vertical: true }}
      series={[{ label: 'People', data: [...values] }]}
      yAxis={[
        {
          scaleType: 'band',
          width: 190,
          disableLine: true,
          disableTicks: true,
          data: [...names],
          tickLabelStyle: text,
        },
      ]}
      xAxis={[
        {
          min: 0,
          height: 40,
          tickNumber: 4,
          tickMinStep: 1,
          valueFormatter: (value: number) => numbers.format(value),
          tickLabelStyle: text,
        },
      ]}
      sx={{
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider },
      }}
    />
  );
}
