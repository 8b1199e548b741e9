/** Decorative picture: a claim, the plumb line, and the quote it came from. */
export function EvidencePicture() {
  return (
    <div
      aria-hidden
      className="relative flex h-full flex-col overflow-hidden bg-canvas px-[clamp(32px,11%,96px)] select-none"
    >
      <div
        className={
          'mx-auto flex w-full max-w-[688px] flex-1 flex-col pt-[clamp(72px,18.6vh,176px)] ' +
          'text-[clamp(22px,2.25vw,32px)]'
        }
      >
        <p className="leading-[1.31] font-medium tracking-[-0.022em] whitespace-nowrap">
          Two of eleven nominees{' '}
          <span className="underline decoration-ev-line decoration-2 underline-offset-[6px]">
            have served for
            <br />
            more than 15 years.
          </span>
          <span
            className={
              'relative -top-0.5 ml-2 inline-flex h-[22px] min-w-[26px] items-center justify-center rounded-md ' +
              'bg-ev-solid align-middle font-mono text-base font-semibold text-on-ev'
            }
          >
            1
          </span>
        </p>
        <div className="relative flex min-h-24 flex-1">
          <Line />
        </div>
        <Paper />
      </div>
    </div>
  );
}

/** The line from the claim's underline to the paper: a ring at the upper end, the bob at the lower. */
function Line() {
  return (
    <div
      className={
        'absolute top-[-0.22em] bottom-[-82px] left-[7.42em] z-10 flex w-5 animate-fade-in flex-col items-center'
      }
    >
      <span className="size-2.5 shrink-0 rounded-full border-2 border-ev-line bg-canvas" />
      <span className="w-0.5 flex-1 bg-ev-line" />
      <svg viewBox="0 0 20 27" width={20} height={27} className="-mt-px shrink-0">
        <path
          d="M1 1h18v9.5L10 26 1 10.5z"
          fill="var(--ev-solid)"
          stroke="var(--ev-line)"
          strokeWidth={1.25}
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}

function Paper() {
  return (
    <div
      className={
        "paper flex h-[414px] max-h-[48vh] flex-col gap-3.5 px-16 pt-[46px] font-[Georgia,'Times_New_Roman',serif] " +
        'text-[17px] leading-[27px] text-[#1b1b1b] shadow-page'
      }
    >
      <p className="font-[Arial,Helvetica,sans-serif] text-[19px] leading-6 font-bold text-[#143a52]">Tenure</p>
      <p>
        <span className="rounded-[2px] bg-mark-active box-decoration-clone py-0.5">
          Mr. Oyelaran-Whitcombe has served since 2008 and Ms. Lindqvist since 2009.
        </span>{' '}
        The Board has waived its 15-year guideline for both for the coming term, and gives its reasons on page 15. The
        average tenure of the eleven nominees is 8.2 years.
      </p>
      <p>
        The Nominating Committee reviews the tenure of each director every year and considers the balance between fresh
        perspective and knowledge of the Company. Four of the eleven nominees joined the Board within the last five
        years, each with experience in semiconductor manufacturing, supply chains or cybersecurity.
      </p>
      <p>Directors are expected to offer their resignation on reaching the age of 75.</p>
    </div>
  );
}
