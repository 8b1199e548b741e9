/** The part of the protobuf wire format that an ONNX model needs: varints, floats and length-delimited fields. */

type Piece = Uint8Array;

const encoder = new TextEncoder();

function varint(value: number | bigint): Piece {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}

/** All pieces in one array. */
export function joinBytes(pieces: Piece[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

/** A varint field: integers, enums and booleans. */
export function intField(field: number, value: number | bigint): Piece {
  return joinBytes([varint(field * 8), varint(value)]);
}

export function floatField(field: number, value: number): Piece {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, value, true);
  return joinBytes([varint(field * 8 + 5), bytes]);
}

/** A length-delimited field: bytes, a string, or a nested message given as its encoded pieces. */
export function bytesField(field: number, content: string | Piece | Piece[]): Piece {
  const bytes =
    typeof content === 'string' ? encoder.encode(content) : Array.isArray(content) ? joinBytes(content) : content;
  return joinBytes([varint(field * 8 + 2), varint(bytes.length), bytes]);
}
