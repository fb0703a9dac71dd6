"""Makes a language model that knows nothing: the shape of a llama with random weights, small enough for any machine.

    python random_model.py FILE

Whatever it writes is noise, but a grammar the server makes of a JSON Schema leaves it no choice: with `const` it says exactly
what is wanted. So real servers can be asked without a download.
"""

import random
import string
import sys

import gguf
import numpy as np

CONTEXT = 16384
WIDTH = 64
INNER = 128
HEADS = 4
LETTERS = string.printable[:95].replace(" ", "▁") + "äöüÄÖÜßé–„“…"


def vocabulary() -> tuple[list[str], list[float], list[int]]:
    """The special tokens, every byte, and the characters titles are made of."""
    kinds = gguf.TokenType
    tokens = [("<unk>", kinds.UNKNOWN), ("<s>", kinds.CONTROL), ("</s>", kinds.CONTROL)]
    tokens += [(f"<0x{byte:02X}>", kinds.BYTE) for byte in range(256)]
    tokens += [(letter, kinds.NORMAL) for letter in dict.fromkeys(LETTERS)]
    return [text for text, _ in tokens], [0.0] * len(tokens), [int(kind) for _, kind in tokens]


def write(path: str) -> None:
    tokens, scores, kinds = vocabulary()
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("random")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(1)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores(scores)
    writer.add_token_types(kinds)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_unk_token_id(0)
    for name, shape in tensors(len(tokens)).items():
        writer.add_tensor(name, weights(name, shape))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def tensors(count: int) -> dict[str, tuple[int, ...]]:
    square, wide = (WIDTH, WIDTH), (INNER, WIDTH)
    block = {"attn_norm": (WIDTH,), "ffn_norm": (WIDTH,), "ffn_gate": wide, "ffn_up": wide, "ffn_down": (WIDTH, INNER)}
    block |= {f"attn_{part}": square for part in ("q", "k", "v", "output")}
    shapes = {f"blk.0.{name}.weight": shape for name, shape in block.items()}
    return shapes | {
        "token_embd.weight": (count, WIDTH),
        "output_norm.weight": (WIDTH,),
        "output.weight": (count, WIDTH),
    }


def weights(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """The same at every run."""
    if "norm" in name:
        return np.ones(shape, dtype=np.float32)
    numbers = random.Random(name)
    flat = [numbers.gauss(0, 0.1) for _ in range(int(np.prod(shape)))]
    return np.array(flat, dtype=np.float32).reshape(shape)


if __name__ == "__main__":
    write(sys.argv[1])
